#!/usr/bin/env bash
# Checks a tour in parts, several at a time, with GNU parallel, and makes one report of them.
#
#     check-parallel.sh SCENE [PARTS]
#
# One `guidectl check` uses all cores of a machine by itself: this is for several machines, which
# parallel reaches with its option --sshlogin. Reports go to the folder check-report.

set -euo pipefail
scene=$1 parts=${2:-8}
guidectl=${GUIDECTL:-guidectl}
mkdir -p check-report
rm -f check-report/part-*.json

seq "$parts" | parallel --quote --halt soon,fail=1 \
  "$guidectl" check "$scene" --shard "{}/$parts" --report "json=check-report/part-{}.json" --exit-zero

"$guidectl" check --merge check-report/part-*.json \
  --format text --report html=check-report/check.html --report junit=check-report/check.xml
