"""Reads what debug builds of Swift note about every file: which names it declares and uses.

The notes ("index store") lie beside the built products; the toolchain has the library that reads
them. Its header says the same at length: usr/local/include/indexstore/indexstore.h.
"""

import ctypes
import json
import os
import subprocess
import sys
from dataclasses import dataclass

# indexstore_symbol_role_t
DEFINITION, REFERENCE, IMPLICIT, CHILD_OF = 1 << 1, 1 << 2, 1 << 8, 1 << 9

# indexstore_unit_dependency_kind_t
RECORD_DEPENDENCY = 2


@dataclass(frozen=True)
class Unit:
    """One compilation of one file."""

    file: str
    module: str
    time: float  # seconds since 1970
    records: tuple[str, ...]


@dataclass(frozen=True)
class Occurrence:
    """A place in a file that declares or uses a name."""

    symbol: str  # the same for each use of one declaration, in every module
    name: str
    parent: str | None  # of a declaration in a type or an extension: that type's name
    roles: int
    line: int


class IndexStoreError(Exception):
    """The store or its library cannot be read."""


class _Text(ctypes.Structure):
    _fields_ = [("data", ctypes.POINTER(ctypes.c_char)), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


_VISIT_TEXT = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, _Text)
_VISIT = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
_POINTER = ctypes.c_void_p
_FUNCTIONS = {  # name: result, parameters
    "store_create": (_POINTER, ctypes.c_char_p, _POINTER),
    "store_units_apply_f": (ctypes.c_bool, _POINTER, ctypes.c_uint, _POINTER, _VISIT_TEXT),
    "unit_reader_create": (_POINTER, _POINTER, ctypes.c_char_p, _POINTER),
    "unit_reader_dispose": (None, _POINTER),
    "unit_reader_get_main_file": (_Text, _POINTER),
    "unit_reader_get_module_name": (_Text, _POINTER),
    "unit_reader_get_working_dir": (_Text, _POINTER),
    "unit_reader_get_modification_time": (
        None, _POINTER, ctypes.POINTER(ctypes.c_int64), ctypes.POINTER(ctypes.c_int64)),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, _POINTER, _POINTER, _VISIT),
    "unit_dependency_get_kind": (ctypes.c_uint, _POINTER),
    "unit_dependency_get_name": (_Text, _POINTER),
    "record_reader_create": (_POINTER, _POINTER, ctypes.c_char_p, _POINTER),
    "record_reader_dispose": (None, _POINTER),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, _POINTER, _POINTER, _VISIT),
    "occurrence_get_symbol": (_POINTER, _POINTER),
    "occurrence_get_roles": (ctypes.c_uint64, _POINTER),
    "occurrence_get_line_col": (
        None, _POINTER, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint)),
    "occurrence_relations_apply_f": (ctypes.c_bool, _POINTER, _POINTER, _VISIT),
    "symbol_relation_get_roles": (ctypes.c_uint64, _POINTER),
    "symbol_relation_get_symbol": (_POINTER, _POINTER),
    "symbol_get_usr": (_Text, _POINTER),
    "symbol_get_name": (_Text, _POINTER),
}


def library_path():
    """Where the toolchain of `swiftc` has the library, or None."""
    try:
        printed = subprocess.run(
            ["swiftc", "-print-target-info"], capture_output=True, check=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    resources = json.loads(printed)["paths"]["runtimeResourcePath"]
    name = "libIndexStore." + ("dylib" if sys.platform == "darwin" else "so")
    path = os.path.join(os.path.dirname(resources), name)
    return path if os.path.exists(path) else None


class IndexStore:
    """A store that is open for reading."""

    def __init__(self, path, library):
        loaded = ctypes.CDLL(library)
        for name, (result, *parameters) in _FUNCTIONS.items():
            function = getattr(loaded, "indexstore_" + name)
            function.restype, function.argtypes = result, parameters
            setattr(self, "_" + name, function)
        self._store = self._store_create(path.encode(), None)
        if not self._store:
            raise IndexStoreError(f"{path}: error: there is no index; `swift build`")

    def units(self):
        """All compilations, those of files since removed among them."""
        names = self._visit(self._store_units_apply_f, (self._store, 0), _VISIT_TEXT, str)
        return [self._unit(name) for name in names]

    def occurrences(self, record):
        """All that one file declares and uses."""
        reader = self._record_reader_create(self._store, record.encode(), None)
        if not reader:
            raise IndexStoreError(f"record {record} cannot be read")
        symbols = {}
        found = self._visit(self._record_reader_occurrences_apply_f, (reader,), _VISIT,
                            lambda occurrence: self._occurrence(occurrence, symbols))
        self._record_reader_dispose(reader)
        return found

    def _unit(self, name):
        reader = self._unit_reader_create(self._store, name.encode(), None)
        if not reader:
            raise IndexStoreError(f"unit {name} cannot be read")
        seconds, nanoseconds = ctypes.c_int64(), ctypes.c_int64()
        self._unit_reader_get_modification_time(reader, seconds, nanoseconds)
        dependencies = self._visit(
            self._unit_reader_dependencies_apply_f, (reader,), _VISIT,
            lambda item: (self._unit_dependency_get_kind(item),
                          str(self._unit_dependency_get_name(item))))
        unit = Unit(
            file=os.path.join(str(self._unit_reader_get_working_dir(reader)),
                              str(self._unit_reader_get_main_file(reader))),
            module=str(self._unit_reader_get_module_name(reader)),
            time=seconds.value + nanoseconds.value / 1e9,
            records=tuple(name for kind, name in dependencies if kind == RECORD_DEPENDENCY))
        self._unit_reader_dispose(reader)
        return unit

    def _occurrence(self, occurrence, symbols):
        line, column = ctypes.c_uint(), ctypes.c_uint()
        self._occurrence_get_line_col(occurrence, line, column)
        roles = self._occurrence_get_roles(occurrence)
        symbol, name = self._symbol(self._occurrence_get_symbol(occurrence), symbols)
        parent = self._parent(occurrence, symbols) if roles & DEFINITION else None
        return Occurrence(symbol, name, parent, roles, line.value)

    def _parent(self, occurrence, symbols):
        related = self._visit(
            self._occurrence_relations_apply_f, (occurrence,), _VISIT,
            lambda item: (self._symbol_relation_get_roles(item),
                          self._symbol(self._symbol_relation_get_symbol(item), symbols)[1]))
        return next((name for roles, name in related if roles & CHILD_OF), None)

    def _symbol(self, symbol, symbols):
        if symbol not in symbols:
            symbols[symbol] = tuple(
                str(get(symbol)) for get in (self._symbol_get_usr, self._symbol_get_name))
        return symbols[symbol]

    @staticmethod
    def _visit(apply, arguments, kind, convert):
        """What a function of the library lends to a callback, one by one, as values of our own."""
        values, errors = [], []

        def visit(_, item):
            try:
                values.append(convert(item))
            except Exception as error:  # none may pass through the library
                errors.append(error)
            return not errors

        apply(*arguments, None, kind(visit))
        if errors:
            raise errors[0]
        return values
