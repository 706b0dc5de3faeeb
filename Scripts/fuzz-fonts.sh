#!/usr/bin/env bash
# Reads damaged fonts and measures hostile texts with them, in release under AddressSanitizer.
#
#     Scripts/fuzz-fonts.sh [SEEDS]
#
# SEEDS is a number of cases or a range such as '200000..<300000', by default 0..<100000.

set -euo pipefail
cd "$(dirname "$0")/.."
export GUIDEBUBBLES_CAMPAIGN=1 GUIDEBUBBLES_SEEDS=${1:-0..<100000}
export ASAN_OPTIONS=detect_leaks=0  # XCTest leaks a little at its end, which is no finding
swift test -c release --sanitize=address --scratch-path .build-fuzz -Xswiftc -enable-testing \
  --filter FontHostile
