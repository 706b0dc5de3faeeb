"""A headless Chromium, driven through the DevTools protocol over two pipes.

Needs nothing but the browser and Python's standard library.
"""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

NAMES = ["chromium", "chromium-browser", "google-chrome", "chrome"]


def find_browser():
    """The browser to use: $CHROMIUM, else the first one installed; None when there is none."""
    named = os.environ.get("CHROMIUM")
    if named is not None:
        return shutil.which(named)
    return next(filter(None, map(shutil.which, NAMES)), None)


class Chromium:
    """A browser with one page; use it in a `with` statement, which ends it."""

    def __init__(self, browser, width=900, height=1000, patience=30, servers=False):
        """Starts it; with `servers` it reaches those of this machine, else nothing at all."""
        self.patience = patience
        self.events = []
        self._next_id = 0
        self._buffer = b""
        self._session = None
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self._start(browser, ", EXCLUDE 127.0.0.1" if servers else "")
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)[
            "sessionId"
        ]
        for domain in ["Page", "Runtime", "Network", "Log"]:
            self.call(f"{domain}.enable")
        self.resize(width, height)

    def _start(self, browser, exception):
        commands_out, self._commands = os.pipe()
        self._replies, replies_in = os.pipe()
        arguments = [
            browser, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
            "--disable-dev-shm-usage", "--hide-scrollbars", "--disable-background-networking",
            f"--host-resolver-rules=MAP * ~NOTFOUND{exception}", "--remote-debugging-pipe",
            f"--user-data-dir={self._profile.name}",
        ]
        # The browser reads commands from descriptor 3 and answers on 4. Both pipes are moved
        # out of the way first, since they may themselves be 3 and 4.
        script = 'exec 8<&"$0" 9>&"$1"; shift; exec 3<&8 4>&9 8<&- 9>&-; exec "$@"'
        self._process = subprocess.Popen(
            ["bash", "-c", script, str(commands_out), str(replies_in), *arguments],
            pass_fds=(commands_out, replies_in), stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(commands_out)
        os.close(replies_in)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self._commands)
        self._process.terminate()
        try:
            self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        os.close(self._replies)
        self._profile.cleanup()

    def call(self, method, **parameters):
        """Sends a command and returns its result; events on the way are kept in `events`."""
        self._next_id += 1
        message = {"id": self._next_id, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._commands, json.dumps(message).encode() + b"\0")
        while True:
            reply = self._receive()
            if reply.get("id") == self._next_id:
                if "error" in reply:
                    raise RuntimeError(f"{method}: {reply['error']['message']}")
                return reply["result"]
            self.events.append(reply)

    def _receive(self):
        deadline = time.monotonic() + self.patience
        while b"\0" not in self._buffer:
            ready, _, _ = select.select([self._replies], [], [], deadline - time.monotonic())
            chunk = os.read(self._replies, 1 << 16) if ready else b""
            if not chunk:
                raise RuntimeError("the browser does not answer")
            self._buffer += chunk
        message, self._buffer = self._buffer.split(b"\0", 1)
        return json.loads(message)

    def resize(self, width, height, scale=2):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=scale, mobile=False,
        )

    def emulate(self, **features):
        """Sets media features, for example `prefers_color_scheme="dark"`."""
        pairs = [{"name": k.replace("_", "-"), "value": v} for k, v in features.items()]
        self.call("Emulation.setEmulatedMedia", features=pairs)

    def open(self, url):
        self.call("Page.navigate", url=url)
        deadline = time.monotonic() + self.patience
        while self.evaluate("document.readyState") != "complete":
            if time.monotonic() > deadline:
                raise RuntimeError(f"{url} does not load")
            time.sleep(0.02)

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def click(self, x, y, count=1):
        """Presses and releases the mouse `count` times in a row, as one double click does."""
        for number in range(1, count + 1):
            for kind in ["mousePressed", "mouseReleased"]:
                self.call(
                    "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left",
                    clickCount=number,
                )

    def click_element(self, selector):
        box = self.evaluate(
            f"(() => {{ const r = document.querySelector({json.dumps(selector)})"
            ".getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] })()"
        )
        self.click(*box)

    def press(self, key, repeats=0):
        """Presses a key, holds it for some repeats, and releases it."""
        codes = {"Enter": 13, " ": 32, "Escape": 27, "Tab": 9, "End": 35, "Home": 36,
                 "ArrowLeft": 37, "ArrowRight": 39}
        text = {"Enter": "\r", " ": " "}.get(key, "")
        common = {"key": key, "windowsVirtualKeyCode": codes[key]}
        for number in range(repeats + 1):
            self.call(
                "Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text,
                autoRepeat=number > 0, **common,
            )
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
