#!/usr/bin/env bash
# Counts how often code runs where work has to stay in proportion, in a build that counts.
#
#     Scripts/count-work.sh

set -euo pipefail
cd "$(dirname "$0")/.."
export LLVM_PROFILE_FILE=/dev/null  # the counters are read while tests run
swift test --scratch-path .build-work -Xswiftc -profile-generate -Xswiftc -DCOUNTED_WORK \
  --no-parallel --filter WorkTests
