#!/usr/bin/env bash
# Builds the documentation of both libraries; a warning, such as a dead link, is an error.
#
#     Scripts/docs.sh FOLDER
#
# Makes FOLDER/Constraints and FOLDER/GuideBubbles, to be served by any static server.

set -euo pipefail
output=$(mkdir -p "${1:?which folder to write to}" && cd "$1" && pwd)
cd "$(dirname "$0")/.."

swift package --scratch-path .build-docs dump-symbol-graph --minimum-access-level public \
  --skip-synthesized-members >/dev/null
graphs=$(find .build-docs -name symbolgraph -type d | head -1)

for library in Constraints GuideBubbles; do
  rm -rf "$output/graphs" "${output:?}/$library"
  mkdir "$output/graphs"
  cp "$graphs/$library.symbols.json" "$graphs/$library"@*.symbols.json "$output/graphs" \
    2>/dev/null || true
  docc convert "Sources/$library/$library.docc" --additional-symbol-graph-dir "$output/graphs" \
    --fallback-display-name "$library" --fallback-bundle-identifier "guidebubbles.$library" \
    --output-path "$output/$library" --warnings-as-errors
done
rm -rf "$output/graphs"
