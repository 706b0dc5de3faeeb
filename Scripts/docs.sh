#!/usr/bin/env bash
# Builds the documentation of both libraries; a warning, such as a dead link, is an error.
#
#     Scripts/docs.sh FOLDER
#
# Makes FOLDER/Constraints and FOLDER/GuideBubbles, to be served by any static server. A library is
# documented as clients import it, in one piece, whatever modules it is made of.

set -euo pipefail
output=$(mkdir -p "${1:?which folder to write to}" && cd "$1" && pwd)
cd "$(dirname "$0")/.."

# Writes the pages of a library from the modules that it is made of.
document() {
  local library=$1
  shift
  rm -rf "$output/graphs" "${output:?}/$library"
  mkdir "$output/graphs"
  PYTHONDONTWRITEBYTECODE=1 python3 Scripts/symbolgraphs.py "$output/graphs" "$library" "$@"
  docc convert "Sources/$library/$library.docc" --additional-symbol-graph-dir "$output/graphs" \
    --fallback-display-name "$library" --fallback-bundle-identifier "guidebubbles.$library" \
    --output-path "$output/$library" --warnings-as-errors
  rm -rf "$output/graphs"
}

swift build
document Constraints LayoutGeometry Constraints
document GuideBubbles GuideFormats GuideText GuideBubbles GuideScenes GuideChecks
