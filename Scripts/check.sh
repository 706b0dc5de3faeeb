#!/usr/bin/env bash
# Checks everything that has to hold before a change is merged; CI runs this and nothing else.
#
#     Scripts/check.sh
#
# A stage that needs something absent says `skipped: NAME (why)`; it does not count as passed. The
# exit status is 0 only if no stage failed. Environment:
#
#     GUIDEBUBBLES_CORPORA   the folder of recorded cases, by default ../shared
#     GUIDEBUBBLES_PYTHON    the Python that has uharfbuzz and jsonschema, by default python3
#     GUIDEBUBBLES_SCHEMAS   the folder of published schemas, see Tests/Reports/validate-reports.py
#     GUIDEBUBBLES_BIOME     the linter of scripts and style sheets, by default biome
#     GUIDEBUBBLES_CAMPAIGN  1 runs the property tests at length as well, in release
#     GUIDEBUBBLES_SEEDS     the seeds of that campaign: a number of them, or a range 1000..<2000

set -uo pipefail
cd "$(dirname "$0")/.." || exit 1
campaign=${GUIDEBUBBLES_CAMPAIGN:-} seeds=${GUIDEBUBBLES_SEEDS:-}
unset GUIDEBUBBLES_CAMPAIGN GUIDEBUBBLES_SEEDS GUIDEBUBBLES_LONG  # each stage sets its own
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
summary=() skips=() failures=0 broken=0
tour=$work/tour.html

# Runs a stage and notes how it ended; 77 means that it could not run, and said why.
stage() {
  local name=$1 began=$SECONDS status verdict
  shift
  if ((broken)); then
    summary+=("not run          $name")
    return 1
  fi
  printf '\n== %s\n' "$name"
  "$@"
  status=$?
  case $status in
    0) verdict=passed ;;
    77) verdict=skipped ;;
    *) verdict=FAILED failures=$((failures + 1)) ;;
  esac
  printf '== %s: %s, %d s\n' "$name" "$verdict" $((SECONDS - began))
  summary+=("$(printf '%-8s%5d s  %s' "$verdict" $((SECONDS - began)) "$name")")
  return $status
}

skip() {
  skips+=("skipped: $1 ($2)")
  echo "skipped: $1 ($2)"
  return 77
}

finish() {
  printf '\n== summary\n'
  printf '%s\n' "${summary[@]}"
  if ((${#skips[@]})); then printf '%s\n' "${skips[@]}" | awk '!seen[$0]++'; fi
  grep -h '^corpus ' "$work"/{long,widths,lines,texts}.log 2>/dev/null
  grep -h 'Test run with' "$work"/long.log 2>/dev/null
  if ((failures)); then echo "$failures failed"; else echo "nothing failed"; fi
  exit $((failures > 0))
}

# The first line of README that begins with these words: what it tells a reader to type.
readme_command() { grep -m1 "^$1" README.md; }

# Runs tests, shows what they say, and notes those that were skipped.
tests() {
  local log=$1 status line
  shift
  "$@" 2>&1 | tee "$log" | grep --line-buffered -Ev ' (started|passed after [0-9.]+ seconds)\.$'
  status=${PIPESTATUS[0]}
  while read -r line; do skips+=("$line"); done < <(
    sed -nE 's/^[^ ]+ (Test|Suite) (.*) skipped(: "?([^"]*)"?)?\.?$/skipped: \2 (\4)/p' "$log")
  grep 'Test run with' "$log" || return 1
  return "$status"
}

format() {
  swift format lint --strict --recursive Package.swift Sources Tests Examples Fuzzing \
    Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Tests
}

# The page's script and style sheet, and the script that tests run it with.
script() {
  local biome=${GUIDEBUBBLES_BIOME:-biome}
  command -v "$biome" >/dev/null || { skip 'script' 'no biome'; return; }
  find Sources Tests \( -name '*.js' -o -name '*.css' \) -print0 | sort -z | xargs -0 "$biome" lint \
    --config-path=Scripts/biome.jsonc --error-on-warnings --colors=off
}

build() {
  swift build --build-tests
}

# What the libraries declare in public is what Documentation/PublicAPI says.
public_api() {
  command -v python3 >/dev/null || { skip 'public API' 'no python3'; return; }
  PYTHONDONTWRITEBYTECODE=1 python3 Scripts/check-api.py
}

# Folders look at each other only as Documentation/Architecture.md says; the build noted who looks.
arrows() {
  command -v python3 >/dev/null || { skip 'arrows' 'no python3'; return; }
  PYTHONDONTWRITEBYTECODE=1 python3 Tests/Scripts/check_arrows_test.py || return 1
  local status
  PYTHONDONTWRITEBYTECODE=1 python3 Scripts/check-arrows.py | tee "$work/arrows.log"
  status=${PIPESTATUS[0]}
  if ((status == 77)); then
    skip 'arrows' "$(sed -n 's/.*(\(.*\)).*/\1/p' "$work/arrows.log")"
  fi
  return "$status"
}

# The solver compiles as Embedded Swift, without a runtime, to run in a browser. What that lacks
# (existentials, reflection, key paths) is found only while code is made, so checking types is not
# enough.
embedded() {
  local resources target=wasm32-unknown-none-wasm
  resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  [[ -e $resources/embedded/Swift.swiftmodule/$target.swiftmodule ]] \
    || { skip 'embedded' "the toolchain has no embedded library for $target"; return; }
  embedded_module LayoutGeometry "$target" Sources/Constraints/Geometry \
    && embedded_module Constraints "$target" Sources/Constraints -not -path '*/Geometry/*'
}

# Compiles one module of the solver so, with those that it looks at: module, target, what to find.
embedded_module() {
  local module=$1 target=$2
  shift 2
  find "$@" -name '*.swift' -print0 | sort -z | xargs -0 swiftc -c -wmo \
    -parse-as-library -enable-experimental-feature Embedded -target "$target" \
    -module-name "$module" -package-name guidebubbles -swift-version 6 -warnings-as-errors \
    -strict-memory-safety -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -I "$work" \
    -emit-module -emit-module-path "$work/$module.swiftmodule" -o "$work/$module.o" \
    && echo "$module compiles for $target: $(wc -c <"$work/$module.o") bytes"
}

unit_tests() {
  local command
  command=$(readme_command 'swift test') || { echo "README names no test command"; return 1; }
  echo "\$ $command"
  # shellcheck disable=SC2086
  tests "$work/test.log" $command
}

# All tests whole: every recorded case, every seed, every size.
long_tests() {
  GUIDEBUBBLES_LONG=1 tests "$work/long.log" swift test
}

# Work that has to stay in proportion is counted.
counted_work() {
  tests "$work/work.log" Scripts/count-work.sh
}

# Each example prints what the comments behind its calls of print say; each scene is solved.
examples() {
  local file name scene failed=0
  for file in Examples/*/main.swift; do
    name=$(basename "$(dirname "$file")")
    swift run -q "$name" >"$work/printed" || { echo "$name ended with $?"; failed=1; }
    sed -nE 's|.*print\(.*  // ||p' "$file" >"$work/promised"
    diff "$work/promised" "$work/printed" && echo "$name prints what it says" || failed=1
  done
  for scene in Examples/Scenes/*.json; do
    swift run -q guidectl solve "$scene" >/dev/null && echo "$scene keeps its promises" || failed=1
  done
  return $failed
}

# The schema of scenes accepts what the decoder reads, and refuses what it refuses for its shape.
schema() {
  local python=${GUIDEBUBBLES_PYTHON:-python3} corpus=${GUIDEBUBBLES_CORPORA:-../shared} status
  command -v "$python" >/dev/null || { skip 'schema' 'no python3'; return; }
  swift build -q --product guidectl || return 1
  local scenes=(Examples/Scenes/*.json Tests/GuideBubblesTests/Scenes/Decoding/every-key.json)
  if [[ -d $corpus/field ]]; then scenes+=("$corpus"/field/*.json); fi
  PYTHONDONTWRITEBYTECODE=1 "$python" Tests/Schema/schema_test.py .build/debug/guidectl \
    "${scenes[@]}" | tee "$work/schema.log"
  status=${PIPESTATUS[0]}
  if ((status == 77)); then skip 'schema' "$(sed -n 's/.*(\(.*\)).*/\1/p' "$work/schema.log")"; fi
  return "$status"
}

# bash, zsh and fish complete commands, options, words and files.
completions() {
  command -v python3 >/dev/null || { skip 'completions' 'no python3'; return; }
  swift build -q --product guidectl || return 1
  PYTHONDONTWRITEBYTECODE=1 python3 Tests/Completions/completions_test.py .build/debug/guidectl \
    | tee "$work/completions.log"
  local status=${PIPESTATUS[0]}
  if ((status == 77)); then
    skip 'completions' "$(sed -n 's/.*(\(.*\)).*/\1/p' "$work/completions.log" | paste -sd,)"
  fi
  return "$status"
}

# README's main command checks a scene and makes the report that it says, the same bytes again the second
# time.
readme_check() {
  local command
  command=$(readme_command 'swift run guidectl check') \
    || { echo "README names no check command"; return 1; }
  echo "\$ $command"
  rm -f check.html
  eval "$command" || return 1
  mv check.html "$work/check.html" || return 1
  eval "${command/html=check.html/html=$work\/again.html}" >"$work/check.txt" || return 1
  cmp "$work/check.html" "$work/again.html" || return 1
  grep -qF 'error[clear-of-target]' "$work/check.txt" || { echo "the report lacks its error"; return 1; }
  echo "check.html: $(wc -c <"$work/check.html") bytes, twice the same"
}

# Every example passes its own check, but for what its baseline holds with a reason; the broken one fails.
example_checks() {
  local scene name baseline failed=0
  for scene in Examples/Scenes/*.json; do
    name=$(basename "$scene") baseline=()
    [[ -f Examples/Scenes/baselines/$name ]] && baseline=(--baseline "Examples/Scenes/baselines/$name")
    .build/debug/guidectl check "$scene" "${baseline[@]}" >"$work/check.txt" 2>&1
    if [[ $? -ne 0 ]] || ! grep -q 'nothing found' "$work/check.txt"; then
      [[ $name == album-broken.json ]] && continue
      # Notes and what only widths decide fail no check.
      grep -qE '(error|warning)\[' "$work/check.txt" || continue
      cat "$work/check.txt"
      failed=1
    elif [[ $name == album-broken.json ]]; then
      echo "$scene passes, and README says that it does not"
      failed=1
    fi
  done
  return $failed
}

# README's preview command makes the page that it says, the same bytes again the second time.
preview() {
  local command
  command=$(readme_command 'swift run guidectl preview') \
    || { echo "README names no preview command"; return 1; }
  echo "\$ $command"
  rm -f tour.html
  eval "$command" || return 1
  mv tour.html "$tour" || return 1
  eval "${command/-o tour.html/-o -}" >"$work/again.html" 2>/dev/null
  cmp "$tour" "$work/again.html" || return 1
  local part
  for part in '<!DOCTYPE html>' 'data-step="1"' 'data-step="2"' 'data-step="3"' '</html>'; do
    grep -qF "$part" "$tour" || { echo "tour.html lacks $part"; return 1; }
  done
  echo "tour.html: $(wc -c <"$tour") bytes, twice the same"
}

browser() {
  [[ -f $tour ]] || { skip 'browser test' 'there is no tour.html'; return; }
  command -v python3 >/dev/null || { skip 'browser test' 'no python3'; return; }
  local status
  timeout 600 python3 Tests/Browser/preview_test.py "$tour" | tee "$work/browser.log"
  status=${PIPESTATUS[0]}
  if ((status == 77)); then skip 'browser test' "$(sed -n 's/.*(\(.*\)).*/\1/p' "$work/browser.log")"; fi
  if ((status == 0)); then
    timeout 600 python3 Tests/Browser/web_test.py "$(swift build --show-bin-path)/guidectl"
    status=$?
  fi
  return "$status"
}

# The page of a report is used in a browser.
report_page() {
  command -v python3 >/dev/null || { skip 'report page' 'no python3'; return; }
  local status
  PYTHONDONTWRITEBYTECODE=1 timeout 600 python3 Tests/Browser/report_test.py | tee "$work/page.log"
  status=${PIPESTATUS[0]}
  if ((status == 77)); then skip 'report page' "$(sed -n 's/.*(\(.*\)).*/\1/p' "$work/page.log")"; fi
  return "$status"
}

# Reports that others read are valid by the schemas that were published for them.
report_schemas() {
  local python=${GUIDEBUBBLES_PYTHON:-python3} status
  command -v "$python" >/dev/null || { skip 'report schemas' 'no python3'; return; }
  PYTHONDONTWRITEBYTECODE=1 "$python" Tests/Reports/validate-reports.py | tee "$work/schemas.log"
  status=${PIPESTATUS[0]}
  if ((status == 77)); then
    skip 'report schemas' "$(sed -n 's/.*(\(.*\)).*/\1/p' "$work/schemas.log")"
  fi
  return "$status"
}

# Widths measured with font files are those of HarfBuzz.
widths() {
  local python=${GUIDEBUBBLES_PYTHON:-python3} status
  command -v "$python" >/dev/null || { skip 'widths against HarfBuzz' 'no python3'; return; }
  swift build -q -c release --product guidectl || return 1
  PYTHONDONTWRITEBYTECODE=1 "$python" Tests/Fonts/compare-harfbuzz.py .build/release/guidectl \
    | tee "$work/widths.log"
  status=${PIPESTATUS[0]}
  if ((status == 77)); then
    skip 'widths against HarfBuzz' "$(sed -n 's/.*(\(.*\)).*/\1/p' "$work/widths.log")"
  fi
  return "$status"
}

# Lines broken with font files are Chromium's, but for differences that have names.
lines() {
  command -v python3 >/dev/null || { skip 'lines against Chromium' 'no python3'; return; }
  swift build -q -c release --product guidectl || return 1
  local status
  PYTHONDONTWRITEBYTECODE=1 python3 Tests/Fonts/compare-chromium.py .build/release/guidectl \
    | tee "$work/lines.log"
  status=${PIPESTATUS[0]}
  if ((status == 77)); then
    skip 'lines against Chromium' "$(sed -n 's/.*(\(.*\)).*/\1/p' "$work/lines.log")"
  fi
  return "$status"
}

# Texts of pictures are as wide in a browser as they were measured, but for differences that have names.
picture_texts() {
  command -v python3 >/dev/null || { skip 'texts of pictures' 'no python3'; return; }
  swift build -q -c release --product guidectl || return 1
  local status
  PYTHONDONTWRITEBYTECODE=1 python3 Tests/Fonts/compare-pictures.py .build/release/guidectl \
    | tee "$work/texts.log"
  status=${PIPESTATUS[0]}
  if ((status == 77)); then
    skip 'texts of pictures' "$(sed -n 's/.*(\(.*\)).*/\1/p' "$work/texts.log")"
  fi
  return "$status"
}

# Another program reads every picture of every scene.
pictures() {
  local scene picture count=0
  command -v rsvg-convert >/dev/null || { skip 'pictures' 'no rsvg-convert'; return; }
  for scene in Examples/Scenes/*.json; do
    grep -q '"screen"' "$scene" || continue  # nothing but numbers: there is no picture of it
    swift run -q -c release guidectl render "$scene" -o "$work/pictures" || return 1
    for picture in "$work"/pictures/*.svg; do
      rsvg-convert "$picture" -o "$work/picture.png" || return 1
      count=$((count + 1))
    done
    rm -r "$work/pictures"
  done
  echo "$count pictures are read by librsvg"
}

# What nobody would write ends, in bounded time and memory.
hostile() {
  command -v python3 >/dev/null || { skip 'hostile' 'no python3'; return; }
  swift build -q -c release --product guidectl || return 1
  local status
  Scripts/hostile.sh .build/release/guidectl | tee "$work/hostile.log"
  status=${PIPESTATUS[0]}
  if grep -q '^skipped:' "$work/hostile.log"; then
    skip 'recorded hostile scenes' "$(sed -n 's/^skipped:.*(\(.*\))/\1/p' "$work/hostile.log")"
  fi
  return "$status"
}

# Changed bytes, guided by the code that they reach, for a minute a target.
fuzzing() {
  [[ $campaign == 1 ]] || { skip 'fuzzing' 'GUIDEBUBBLES_CAMPAIGN is not 1'; return; }
  local target status
  for target in json scene notation solver; do
    Scripts/fuzz.sh "$target" 60 >"$work/fuzz-$target.log" 2>&1
    status=$?
    tail -n 6 "$work/fuzz-$target.log"
    if ((status == 77)); then skip 'fuzzing' 'the toolchain links no libFuzzer'; fi
    ((status == 0)) || return "$status"
  done
}

# What is published was measured, and on this code.
figures() {
  command -v python3 >/dev/null || { skip 'figures' 'no python3'; return; }
  PYTHONDONTWRITEBYTECODE=1 python3 Benchmarks/figures check | tee "$work/figures.log"
  local status=${PIPESTATUS[0]}
  if ((status == 77)); then
    skip 'figures' "$(sed -n 's/^older than the code: //p' "$work/figures.log" | paste -sd';')"
  fi
  return "$status"
}

# What measures and judges the solver is right itself.
benchmark_tests() {
  tests "$work/benchmarks.log" swift test --package-path Benchmarks
}

# The solver looks at its whole state after every change.
internal_checks() {
  GUIDEBUBBLES_LONG=1 tests "$work/checks.log" swift test --scratch-path .build-checks \
    -Xswiftc -DCONSTRAINTS_INTERNAL_CHECKS --filter ConstraintsTests
}

# The random tests at length, in release.
campaign() {
  [[ $campaign == 1 ]] || { skip 'campaign' 'GUIDEBUBBLES_CAMPAIGN is not 1'; return; }
  GUIDEBUBBLES_CAMPAIGN=1 GUIDEBUBBLES_SEEDS=$seeds tests "$work/campaign.log" \
    swift test -c release --scratch-path .build-campaign -Xswiftc -enable-testing
}

docs() {
  command -v docc >/dev/null || { skip 'documentation' 'no docc'; return; }
  command -v python3 >/dev/null || { skip 'documentation' 'no python3'; return; }
  Scripts/docs.sh "$work/docs"
}

stage 'format' format
stage 'script' script
stage 'build' build || broken=1  # nothing else could run
stage 'public API' public_api
stage 'arrows' arrows
stage 'embedded' embedded
stage 'tests' unit_tests
stage 'examples' examples
stage 'schema' schema
stage 'completions' completions
stage 'check' readme_check
stage 'example checks' example_checks
stage 'preview' preview
stage 'browser test' browser
stage 'report page' report_page
stage 'report schemas' report_schemas
stage 'widths' widths
stage 'lines' lines
stage 'picture texts' picture_texts
stage 'pictures' pictures
stage 'hostile' hostile
stage 'long tests' long_tests
stage 'counted work' counted_work
stage 'internal checks' internal_checks
stage 'figures' figures
stage 'benchmark tests' benchmark_tests
stage 'documentation' docs
stage 'campaign' campaign
stage 'fuzzing' fuzzing
finish
