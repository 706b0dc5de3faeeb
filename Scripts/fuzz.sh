#!/usr/bin/env bash
# Feeds bytes to what reads them, those that reach new code again and changed, under AddressSanitizer.
#
#     Scripts/fuzz.sh TARGET [SECONDS] [OPTION…]
#
# TARGET is json, scene, notation or solver: a file of the folder Fuzzing. SECONDS is 60 by default, and
# what follows is for libFuzzer (https://llvm.org/docs/LibFuzzer.html). What was reached is kept in
# .build-fuzz/corpus/TARGET for the next run; what ends the program, takes 10 s or takes 1 GB fails and is
# left in .build-fuzz/findings. Seeds are the scenes of Examples, of tests, and of the folder `field` in
# GUIDEBUBBLES_CORPORA, by default ../shared; for the solver random lives, and what was found before in
# Fuzzing/Findings/solver. Ends with 77 where the toolchain has no libFuzzer.

set -euo pipefail
cd "$(dirname "$0")/.."
target=${1:?usage: Scripts/fuzz.sh json|scene|notation|solver [SECONDS] [OPTION…]} seconds=${2:-60}
corpora=${GUIDEBUBBLES_CORPORA:-../shared}
build=.build-fuzz/$target
case $target in
  json) file=Fuzzing/JSON.swift ;;
  scene) file=Fuzzing/Scene.swift ;;
  notation) file=Fuzzing/Notation.swift ;;
  solver) file=Fuzzing/Solver.swift ;;
  *) echo "no target '$target': json, scene, notation, solver" >&2; exit 64 ;;
esac
mkdir -p "$build" .build-fuzz/modules .build-fuzz/findings "$build/seeds" ".build-fuzz/corpus/$target"

# The package's settings, with the sanitizers in every module: what is not instrumented guides nobody.
compile() {
  swiftc -O -gline-tables-only -wmo -parse-as-library -sanitize=fuzzer,address -swift-version 6 \
    -package-name guidebubbles -warnings-as-errors -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -I .build-fuzz/modules "$@"
}

# Compiles one module unless it is newer than its sources and those before it: name, and what to find.
module() {
  local name=$1 sources out=.build-fuzz/modules
  modules+=("$out/$name.o") folders+=("$2")
  shift
  mapfile -t sources < <(find "$@" -name '*.swift' | sort)
  if [[ -e $out/$name.o && -z $(find "${folders[@]}" -name '*.swift' -newer "$out/$name.o" -print -quit) ]]
  then
    return
  fi
  compile -c -module-name "$name" -emit-module -emit-module-path "$out/$name.swiftmodule" \
    -o "$out/$name.o" "${sources[@]}"
}

echo 'import Swift' >"$build/probe.swift"
echo '@_cdecl("LLVMFuzzerTestOneInput") public func probe(_: UnsafePointer<UInt8>, _: Int) -> CInt { 0 }' \
  >>"$build/probe.swift"
if ! swiftc -sanitize=fuzzer -parse-as-library "$build/probe.swift" -o "$build/probe" >"$build/probe.log" 2>&1
then
  tail -n 3 "$build/probe.log"
  echo 'skipped: fuzzing (the toolchain links no libFuzzer)'
  exit 77
fi

# What each target needs, what is looked at first.
modules=() folders=()
module LayoutGeometry Sources/Constraints/Geometry
module Constraints Sources/Constraints -not -path '*/Geometry/*'
others=(Fuzzing/Places.swift) length=8192
if [[ $target == solver ]]; then
  module ExactJudge Benchmarks/Sources/ExactJudge
  module SolverLives Benchmarks/Sources/SolverLives
  others=() length=512
else
  module GuideFormats Sources/GuideBubbles/Formats
fi
if [[ $target == scene ]]; then
  module GuideText Sources/GuideBubbles/Text
  module GuideBubbles Sources/GuideBubbles/Bubbles
  module GuideScenes Sources/GuideBubbles/Scenes
fi
compile -module-name Fuzzing "$file" Fuzzing/Finding.swift "${others[@]}" \
  "${modules[@]}" -o "$build/fuzz" 2>"$build/link.log" \
  || { cat "$build/link.log"; exit 1; }

# Seeds are scenes, for the notation the lines in them; the dictionary is the words of scenes. For the
# solver they are decisions.
python3 Scripts/fuzz-seeds.py "$target" "$build/seeds" "$build/words" Examples/Scenes \
  Tests/GuideBubblesTests/Scenes/Decoding/every-key.json "$corpora/field"

export ASAN_OPTIONS=detect_leaks=0  # the runtime keeps what it made once, which is no finding
export SWIFT_BACKTRACE=enable=no    # what tells of a crash reads stacks in ways that are findings too
"$build/fuzz" ".build-fuzz/corpus/$target" "$build/seeds" -dict="$build/words" -max_len="$length" \
  -max_total_time="$seconds" -timeout=10 -rss_limit_mb=1024 \
  -artifact_prefix=.build-fuzz/findings/ -print_final_stats=1 "${@:3}"
