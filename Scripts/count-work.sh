#!/usr/bin/env bash
# Counts how often code runs where work has to stay in proportion, in a build that counts.
#
#     Scripts/count-work.sh [FILTER]
#
# Bytes are counted where there is a C compiler and the C library is glibc; otherwise they are 0, and what
# is held to a number of them fails.

set -euo pipefail
cd "$(dirname "$0")/.."
export LLVM_PROFILE_FILE=/dev/null       # the counters are read while tests run
export SWIFT_DETERMINISTIC_HASHING=1     # the same work in every run
arguments=(--scratch-path .build-work -Xswiftc -profile-generate -Xswiftc -DCOUNTED_WORK)
swift build --build-tests "${arguments[@]}"
counter=$PWD/.build-work/allocated-bytes.so
cc -shared -fPIC -O2 Scripts/allocated-bytes.c -o "$counter" || counter=
LD_PRELOAD=$counter swift test --skip-build "${arguments[@]}" --no-parallel --filter "${1:-WorkTests}"
