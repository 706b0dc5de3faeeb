"""Writes tables as run-length text inside a Swift StaticString; RunLengthTable.swift reads them."""

LINE_WIDTH = 96
ALPHABET_START = 0x30  # '0' to 'o': five bits a character, and a sixth for "more follow"


def number_text(number):
    """One number: five bits a character, least significant first."""
    characters = []
    while True:
        digit, number = number & 31, number >> 5
        characters.append(chr(ALPHABET_START + digit + (32 if number else 0)))
        if not number:
            return "".join(characters)


def runs_text(values):
    """All values as (length - 1, value) pairs of equal neighbours."""
    parts, start = [], 0
    for index in range(1, len(values) + 1):
        if index == len(values) or values[index] != values[start]:
            parts.append(number_text(index - start - 1) + number_text(values[start]))
            start = index
    return "".join(parts)


def static_string(name, summary, values):
    """A Swift declaration that holds the values."""
    text = runs_text(values)
    lines = [text[at : at + LINE_WIDTH] for at in range(0, len(text), LINE_WIDTH)]
    body = "\n".join("    " + line for line in lines)
    return f'  /// {summary}\n  static let {name}: StaticString = #"""\n{body}\n    """#\n'


def swift_file(path, comment, enum_name, declarations):
    """Writes one generated Swift file."""
    header = "".join(f"// {line}\n" if line else "//\n" for line in comment)
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"{header}\nenum {enum_name} {{\n" + "\n".join(declarations) + "}\n")
