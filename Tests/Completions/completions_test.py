"""Completions in real shells: bash, zsh and fish, each asked by typing and the tab key, or as it asks itself.

    Tests/Completions/completions_test.py PATH-TO-GUIDECTL

Says `skipped: SHELL (why)` for a shell that is not there. Ends with 77 if any was skipped and none failed.
"""

import os
import pty
import select
import shutil
import subprocess
import sys
import tempfile
import time

# What is typed, and what has to be on the line or below it after the tab key.
CASES = [
    ("guidectl pre", ["preview"]),
    ("guidectl solve --text-si", ["--text-size"]),
    ("guidectl solve --text-size accessibilityExtraExtraE", ["accessibilityExtraExtraExtraLarge"]),
    ("guidectl solve --orientation land", ["landscape"]),
    ("guidectl help keys sty", ["style"]),
    ("guidectl completions fi", ["fish"]),
    ("guidectl solve a-sce", ["a-scene.json"]),
    ("guidectl preview a-scene.json -o b-to", ["b-tour.html"]),
]
# A name with blanks and parentheses, as each shell writes it on the line.
BLANKS = {
    "bash": ("guidectl solve --device iPhone\\ SE\\ \\(1", "iPhone\\ SE\\ \\(1st\\ generation\\)"),
    "zsh": ("guidectl solve --device iPhone\\ SE\\ \\(1", "iPhone\\ SE\\ \\(1st\\ generation\\)"),
    "fish": ("guidectl solve --device iPhone\\ SE\\ \\(1", "iPhone SE (1st generation)"),
}


class Terminal:
    """A shell at a terminal, in a folder."""

    def __init__(self, command, folder, environment):
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, environment)

    def read(self, until=None, seconds=10.0):
        """What the shell writes, up to a text or until it has been quiet for a while."""
        text, end = "", time.monotonic() + seconds
        while time.monotonic() < end:
            ready, _, _ = select.select([self.descriptor], [], [], 0.7)
            if not ready:
                if until is None:
                    break
                continue
            try:
                text += os.read(self.descriptor, 65536).decode("utf-8", "replace")
            except OSError:
                break
            if until is not None and until in text:
                break
        return text

    def type(self, text):
        os.write(self.descriptor, text.encode())

    def close(self):
        os.close(self.descriptor)
        os.waitpid(self.process, 0)


def at_terminal(shell, command, ready, folder, environment):
    """A function that types a line and the tab key, and gives what the terminal shows then."""
    terminal = Terminal(command, folder, environment)
    terminal.type(ready + "; echo READY-$((40 + 2))\n")
    assert "READY-42" in terminal.read(until="READY-42\r"), f"{shell} does not start"
    terminal.read()

    def complete(line):
        terminal.type(line + "\t")
        shown = terminal.read()
        terminal.type("\x15")  # empties the line
        terminal.read()
        return shown.replace("\x07", "")

    return terminal, complete


def check(shell, guidectl, folder):
    folder_of_program = os.path.dirname(os.path.abspath(guidectl))
    environment = {
        "PATH": folder_of_program + ":" + os.environ["PATH"], "TERM": "dumb", "HOME": folder, "LC_ALL": "C.UTF-8",
        "PS1": "> ", "COLUMNS": "200",
    }
    script = f"{folder}/completions.{shell}"
    with open(script, "wb") as file:
        file.write(subprocess.run([guidectl, "completions", shell], check=True, capture_output=True).stdout)
    terminal = None
    if shell == "bash":
        terminal, complete = at_terminal(
            shell, ["bash", "--norc", "--noprofile", "-i"], f"stty cols 200; source {script}", folder, environment)
    elif shell == "zsh":
        terminal, complete = at_terminal(
            shell, ["zsh", "-f", "-i"],
            f"stty cols 200; unsetopt zle_bracketed_paste 2>/dev/null; autoload -U compinit; compinit -D -u; source {script}",
            folder, environment)
    else:

        def complete(line):
            return subprocess.run(
                ["fish", "--no-config", "-c", f"source {script}; complete -C $argv[1]", line], cwd=folder,
                env=environment, check=True, capture_output=True, text=True).stdout

    failures = 0
    blanks, wanted = BLANKS[shell]
    for line, words in CASES + [(blanks, [wanted])]:
        shown = complete(line)
        for word in words:
            if word not in shown:
                print(f"{shell}: {line!r} does not lead to {word!r}, but shows {shown!r}")
                failures += 1
    if terminal:
        terminal.close()
    print(f"{shell}: {len(CASES) + 1} completions tried, {failures} failed")
    return failures


def main():
    failures, skipped = 0, 0
    for shell in ["bash", "zsh", "fish"]:
        if not shutil.which(shell):
            print(f"skipped: completions of {shell} (no {shell})")
            skipped += 1
            continue
        with tempfile.TemporaryDirectory() as folder:
            for name in ["a-scene.json", "b-tour.html"]:
                with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
                    file.write("{}")
            failures += check(shell, os.path.abspath(sys.argv[1]), folder)
    sys.exit(1 if failures else 77 if skipped else 0)


main()
