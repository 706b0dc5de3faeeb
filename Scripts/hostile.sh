#!/usr/bin/env bash
# Gives guidectl files that nobody would write: each ends in an answer or an error, in bounded time and
# memory, and nothing outside of a scene's folder is read or written.
#
#     Scripts/hostile.sh GUIDECTL
#
# GUIDECTL is the program, built for release. A case fails that takes more than 10 s, that has had more
# than 1 GB in memory, that a signal ends, or that ends with another status than is expected of it. The
# scenes of the folder `hostile` in GUIDEBUBBLES_CORPORA, by default ../shared, are tried as well. Needs
# python3; ends with 77 where there is none.

set -uo pipefail
command -v python3 >/dev/null || exit 77
guidectl=$(realpath "${1:?usage: Scripts/hostile.sh GUIDECTL}")
corpus=$(realpath -m "${GUIDEBUBBLES_CORPORA:-$(dirname "$0")/../../shared}")/hostile/scenes.py
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
failures=0

# Runs a program for 10 s at most and writes its status and the most that it had in memory, in MB.
cat >measure.py <<'PYTHON'
import os, signal, sys

child = os.fork()
if child == 0:
    with open("out.txt", "wb") as out, open("err.txt", "wb") as err:
        os.dup2(out.fileno(), 1)
        os.dup2(err.fileno(), 2)
    os.execv(sys.argv[1], [os.fsencode(word) for word in sys.argv[1:]])
signal.signal(signal.SIGALRM, lambda *_: os.kill(child, signal.SIGKILL))
signal.alarm(10)
_, status, usage = os.wait4(child, 0)
code = os.WEXITSTATUS(status) if os.WIFEXITED(status) else 128 + os.WTERMSIG(status)
print(code, usage.ru_maxrss // 1024)
PYTHON

# Runs a case: the statuses that are right, separated by bars, its name, and the arguments.
try() {
  local wanted=$1 name=$2 status memory verdict=ok began=$SECONDS
  shift 2
  read -r status memory < <(python3 measure.py "$guidectl" "$@")
  if [[ "|$wanted|" != *"|$status|"* ]] || ((memory > 1000)); then
    verdict=FAILED failures=$((failures + 1))
  fi
  printf '%-6s  %3d  %2d s  %4d MB  %s\n' $verdict "$status" $((SECONDS - began)) "$memory" "$name"
  if [[ $verdict == FAILED ]]; then
    echo "        expected: status $wanted, at most 1000 MB"
    head -c 400 err.txt
  fi
}

python3 - <<'PYTHON'
import os

def write(name, text):
    with open(name, "w", encoding="utf-8") as file:
        file.write(text)

write("deep.json", "[" * 1_000_000)
write("deep-views.json", '{"views":[{"children":[' * 60)
write("large.json", '{"comment":"' + "x" * 100_000_000 + '"}')
write("keys.json", '{"views":[],"views":[]}')
write("many-keys.json", '{"comment":{' + ",".join('"k%d":0' % i for i in range(300_000)) + ',"k0":1}}')
write("surrogate.json", '{"comment":"\\ud800"}')
write("pair.json", '{"comment":"\\udc00\\ud800"}')
write("number.json", '{"views":[{"frame":[1e999,0,1,1]}]}')
write("digits.json", '{"views":[{"frame":[' + "9" * 1_000_000 + ',0,1,1]}]}')
write("constraints.json", '{"variables":["x"],"constraints":[' + '"x == 0",' * 999_999 + '"x == 0"]}')
write("parents.json", '{"screen":{"size":[99,99]},"views":[{"id":"a","children":[{"id":"a"}]},{"id":"b",'
      '"children":[{"id":"c","children":[{"id":"b"}]}]}]}')
write("styles.json", '{"styles":{' + ",".join('"s%d":{"style":"s%d"}' % (i, (i + 1) % 20_000) for i in range(20_000)) + '}}')
for name, file in [("up", "../secret.png"), ("mark", "../\u0301secret.png"), ("root", "/etc/passwd"),
                   ("nul", "a\\u0000b"), ("link", "link.png"), ("pipe", "pipe.png"), ("zero", "zero.png")]:
    write("in/%s.json" % name if os.makedirs("in", exist_ok=True) is None else "", '{"screen":{"size":[99,99]},"views":'
          '[{"kind":"image","image":"%s"}]}' % file)
write("secret.png", "secret")
write("\u0301secret.png", "secret")
write("keep.json", '{"screen":{"size":[99,99]},"views":[]}')
PYTHON
ln -s ../secret.png in/link.png
ln -s /dev/zero in/zero.png
mkfifo in/pipe.png pipe
ln keep.json hard.json
ln -s keep.json soft.json
cp keep.json kept.json

for name in deep deep-views keys many-keys surrogate pair number digits constraints parents styles; do
  try 65 "$name" solve "$name.json"
done
try '66' 'a hundred megabytes' solve large.json
for name in up mark root nul; do try 65 "a path that leaves: $name" solve "in/$name.json"; done
for name in link pipe zero; do try 1 "no image: $name" solve "in/$name.json"; done
try 65 'a pipe to which nobody writes' solve pipe
try 66 'a device without an end' solve /dev/zero
try 66 'a folder' solve in
try 65 'a device as a font' solve keep.json --font /dev/null
try '65|66' 'a device without an end as a font' solve keep.json --font /dev/zero
try 65 'a pipe as a font' solve keep.json --font pipe
for name in ./keep.json hard.json soft.json "$work/keep.json"; do
  try '64|73' "the scene as output: $name" preview keep.json -o "$name"
done
try 64 'a name that is no UTF-8' solve keep.json -o $'out\xff.json'
# Fields, templates, format lines, paths, obstacles, rings of styles, many steps, many languages: an answer,
# or an error that names the limit.
if [[ -e $corpus ]]; then
  for name in field-repeated field-in-many-views field-in-a-font wide-template long-format-lines \
    paths-in-600-steps paths-over-100-targets obstacles-in-500-steps ring-of-styles conflicting-ring \
    many-steps-over-many-views many-languages; do
    python3 "$corpus" $name >$name.json
    try '0|1|65' "$name: solve" solve $name.json
    try '0|1|65' "$name: render" render $name.json -o pictures
    try '0|1|65' "$name: preview" preview $name.json -o page.html
    try '0|1|65' "$name: check" check $name.json
  done
else
  echo "skipped: recorded hostile scenes (no $corpus)"
fi
if ! cmp -s keep.json kept.json; then
  echo 'FAILED  the scene was written over'
  failures=$((failures + 1))
fi
if ((failures)); then echo "$failures failed"; else echo 'nothing failed'; fi
exit $((failures > 0))
