#!/usr/bin/env bash
# Builds the documentation of both libraries; a warning, such as a dead link, is an error.
#
#     Scripts/docs.sh FOLDER
#
# Makes FOLDER/Constraints and FOLDER/GuideBubbles, to be served by any static server.

set -euo pipefail
output=$(mkdir -p "${1:?which folder to write to}" && cd "$1" && pwd)
cd "$(dirname "$0")/.."

swift build
modules=$(swift build --show-bin-path)/Modules
target=$(swiftc -print-target-info | sed -nE 's/.*"triple": "([^"]*)".*/\1/p' | head -1)

for library in Constraints GuideBubbles; do
  rm -rf "$output/graphs" "${output:?}/$library"
  mkdir "$output/graphs"
  swift symbolgraph-extract -module-name "$library" -target "$target" -I "$modules" \
    -minimum-access-level public -skip-synthesized-members -output-dir "$output/graphs"
  docc convert "Sources/$library/$library.docc" --additional-symbol-graph-dir "$output/graphs" \
    --fallback-display-name "$library" --fallback-bundle-identifier "guidebubbles.$library" \
    --output-path "$output/$library" --warnings-as-errors
done
rm -rf "$output/graphs"
