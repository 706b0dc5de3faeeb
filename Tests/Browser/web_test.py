"""Shows that a page of HTML in a preview does nothing, whatever stands in it.

    python3 Tests/Browser/web_test.py path/to/guidectl

A server on this machine counts what is asked of it. The HTML is opened by itself first, where it
must load files and run its script: else the test would prove nothing. Then a preview of a scene
with that HTML is opened, clicked and tabbed through. Exit status: 0 passed, 1 failed, 77 skipped
because there is no browser.
"""

import http.server
import json
import pathlib
import subprocess
import sys
import tempfile
import threading
import time

from chromium import Chromium, find_browser

SKIPPED = 77

HOSTILE = """
<p id="seen">Seen</p>
<script>document.title = "owned"; top.document.title = "owned"; fetch("SERVER/fetch")</script>
<img src="SERVER/image.png"><img src="none" onerror="new Image().src = 'SERVER/handler'">
<svg onload="new Image().src = 'SERVER/svg'"></svg>
<link rel="stylesheet" href="SERVER/sheet.css">
<style>@import "SERVER/import.css"; body { background: url(SERVER/background.png) }</style>
<p style="background: url(SERVER/inline.png)">styled</p>
<iframe src="SERVER/frame"></iframe><object data="SERVER/object"></object>
<video src="SERVER/video.mp4" autoplay></video>
<form action="SERVER/form" style="all: initial"><input autofocus name="a"><button>Go</button></form>
<a href="SERVER/link" target="_top" ping="SERVER/ping">link</a>
<meta http-equiv="refresh" content="1;url=SERVER/refresh">
</iframe></foreignObject></svg></div>"><script>document.title = "owned"</script>
"""


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.server.asked.append(self.path)
        self.send_response(200)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.end_headers()

    do_POST = do_GET

    def log_message(self, *_):
        pass


def preview(guidectl, folder, html):
    scene = {
        "screen": {"size": [320, 480]},
        "views": [{"id": "page", "kind": "web", "frame": [10, 10, 300, 420], "text": html}],
        "guide": {"steps": [{"target": [20, 440, 60, 20], "text": text} for text in ["a", "b"]]},
    }
    path = folder / "scene.json"
    path.write_text(json.dumps(scene))
    subprocess.run([guidectl, "preview", path, "-o", folder / "tour.html"], check=True)
    return (folder / "tour.html").as_uri()


def failures_of_preview(browser, url, asked):
    """What is wrong with a preview, as sentences."""
    asked.clear()
    browser.open(url)
    title = browser.evaluate("document.title")
    boxes = browser.evaluate(
        "(() => { const r = document.querySelector('iframe').getBoundingClientRect();"
        "return [r.x, r.y, r.width, r.height] })()"
    )
    reached = set()
    for _ in range(12):
        browser.press("Tab")
        reached.add(browser.evaluate("document.activeElement.tagName"))
    time.sleep(2.5)  # the refresh would have come
    for part in range(1, 20):
        browser.click(boxes[0] + 60, boxes[1] + boxes[3] * part / 20)
    time.sleep(0.5)
    wrong = [f"the server was asked for {path}" for path in asked]
    if browser.evaluate("document.title") != title or "owned" in title:
        wrong.append("a script ran")
    if browser.evaluate("location.href") != url:
        wrong.append("the page was left")
    if "IFRAME" in reached:
        wrong.append("the page takes the focus")
    if browser.evaluate("document.querySelectorAll('iframe').length") != 1:
        wrong.append("the HTML became a part of the page around it")
    if browser.evaluate("document.querySelector('.step.current') !== null"):
        wrong.append("the clicks did not reach the tour")
    return wrong


def main():
    found = find_browser()
    if found is None:
        print("skipped: web views (no chromium)")
        return SKIPPED
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.asked = []
    threading.Thread(target=server.serve_forever, daemon=True).start()
    html = HOSTILE.replace("SERVER", f"http://127.0.0.1:{server.server_port}")
    with tempfile.TemporaryDirectory() as name, Chromium(found, servers=True) as browser:
        folder = pathlib.Path(name)
        bare = folder / "bare.html"
        bare.write_text(html)
        browser.open(bare.as_uri())
        time.sleep(2.5)
        wanted = ["/fetch", "/image.png", "/handler", "/sheet.css", "/frame", "/refresh"]
        wrong = [f"by itself, it does not ask for {path}" for path in wanted
                 if path not in server.asked]
        wrong += failures_of_preview(browser, preview(sys.argv[1], folder, html), server.asked)
    for sentence in wrong:
        print(f"web views: {sentence}")
    print(f"web views: {'FAILED' if wrong else 'ok'}: a page in a preview does nothing")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
