"""Opens a report of findings in headless Chromium and uses it as a person would.

    python3 Tests/Browser/report_test.py [PAGE] [--screenshots FOLDER]

Without a page it is the recorded one of the tests, with the script and the style sheet as they are now.
Its findings have to be those of `SampleReport.all`. Exit status: 0 passed, 1 failed, 77 skipped because
there is no browser.
"""

import argparse
import base64
import hashlib
import pathlib
import sys
import tempfile
import time

from chromium import Chromium, find_browser

SKIPPED = 77
ROOT = pathlib.Path(__file__).resolve().parents[2]
SHOWN = "[...document.querySelectorAll('#findings li:not([hidden])')]"


def recorded_page():
    """The recorded page, with what is left out of it put back."""
    page = (ROOT / "Tests/guidectlTests/Reports/Golden/html/all.html").read_text()
    for name, ending, tag in [("script", "js", "script"), ("style", "css", "style")]:
        text = (ROOT / f"Sources/guidectl/Reports/report.{ending}").read_text()[:-1]
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        page = page.replace("(hash)", f"'sha256-{digest}'", 1)
        page = page.replace(f"<{tag}>({name})", f"<{tag}>{text}")
    return page


class ReportTest:
    """The claims about the page, each starting from a freshly loaded one."""

    def __init__(self, browser, url, screenshots):
        self.browser = browser
        self.url = url
        self.screenshots = screenshots

    def run(self):
        failures = 0
        for name in sorted(name for name in dir(self) if name.startswith("check_")):
            self.open("")
            title = name.removeprefix("check_").replace("_", " ")
            try:
                getattr(self, name)()
                print(f"browser report: ok: {title}")
            except (AssertionError, RuntimeError) as error:
                failures += 1
                print(f"browser report: {error}\nbrowser report: FAILED: {title}")
        return failures == 0

    def open(self, address):
        self.browser.open("about:blank")
        self.browser.open(self.url + address)

    def expect(self, found, wanted, what):
        if found != wanted:
            raise AssertionError(f"{what} is {found!r}, expected {wanted!r}")

    def count(self):
        return self.browser.evaluate(f"{SHOWN}.length")

    def text(self, selector):
        return self.browser.evaluate(f"document.querySelector({selector!r}).textContent")

    def address(self):
        return self.browser.evaluate("location.hash")

    def settle(self):
        time.sleep(0.1)  # toggle events come later

    def shoot(self, name):
        if self.screenshots:
            time.sleep(0.3)
            self.browser.screenshot(self.screenshots / f"{name}.png")

    def choose(self, name, value):
        self.browser.evaluate(
            f"(() => {{ const choice = document.getElementById({name!r}); choice.value = {value!r};"
            "choice.dispatchEvent(new Event('change')) })()"
        )

    # The claims.

    def check_failures_come_first_and_what_is_held_is_not_shown(self):
        words = self.browser.evaluate(
            f"{SHOWN}.map((item) => item.querySelector('.level').textContent)"
        )
        wanted = ["error"] * 5 + ["warning"] * 2 + ["undecided", "note"]
        self.expect(words, wanted, "the levels")
        self.expect(self.text("#shown"), "9 of 10 findings", "the count")
        self.shoot("report")

    def check_the_grid_counts_and_filters(self):
        cells = self.browser.evaluate(
            "[...document.querySelectorAll('#overview button')].map((cell) => cell.title)"
        )
        self.expect(len(cells), 6, "the cells")
        self.expect(
            cells[5], "iPhone 15, ru: 3 errors, 2 warnings, 1 undecided", "the last cell"
        )
        self.browser.click_element("#overview tbody tr:nth-child(2) td:nth-child(2) button")
        self.expect(self.count(), 3, "the findings of iPhone 15 in en")
        self.expect(self.address(), "#devices=iPhone+15&locales=en", "the address")
        self.open(self.address())
        self.expect(self.count(), 3, "the findings of that address")
        self.browser.click_element("#reset")
        self.expect(self.count(), 9, "all again")
        self.expect(self.address(), "", "the address")

    def check_an_opened_finding_shows_both_pictures_and_its_mark(self):
        self.browser.click_element("#findings summary")
        self.settle()
        self.expect(self.browser.evaluate("document.querySelectorAll('.frame > svg').length"), 2, "pictures")
        self.expect(
            self.browser.evaluate("document.querySelectorAll('.mark:not(.halo)').length"), 1, "marks"
        )
        # It is seen where the report has it: at 20, 70 of 320 points.
        share = self.browser.evaluate(
            "(() => { const svg = document.querySelector('.frame > svg').getBoundingClientRect();"
            "const mark = document.querySelector('.mark').getBoundingClientRect();"
            "return (mark.x + mark.width / 2 - svg.x) / svg.width })()"
        )
        if abs(share - 50 / 320) > 0.01:
            raise AssertionError(f"the mark is at {share} of the width")
        captions = self.browser.evaluate(
            "[...document.querySelectorAll('figcaption')].map((one) => one.textContent)"
        )
        self.expect(
            captions,
            ["Worst · brokeniPhone SE, de, extraLarge", "Base language · keptiPhone SE, en, extraLarge"],
            "the captions",
        )
        self.shoot("report-open")
        address = self.address()
        self.open(address)
        self.settle()
        self.expect(self.browser.evaluate("document.querySelectorAll('figure').length"), 2, "pictures")
        self.browser.click_element("#findings summary")
        self.settle()
        self.expect(self.browser.evaluate("document.querySelectorAll('figure').length"), 0, "pictures")
        self.expect(self.address(), "", "the address")

    def check_keys_move_open_and_close(self):
        self.key("j")
        self.key("j")
        place = f"{SHOWN}.findIndex((item) => item.contains(document.activeElement))"
        self.expect(self.browser.evaluate(place), 1, "the focused finding")
        self.key("k")
        self.browser.press("Enter")
        self.settle()
        self.expect(self.browser.evaluate("document.querySelectorAll('details[open]').length"), 1, "open")
        self.browser.press("Escape")
        self.settle()
        self.expect(self.browser.evaluate("document.querySelectorAll('details[open]').length"), 0, "open")
        self.key("/")
        self.expect(self.browser.evaluate("document.activeElement.id"), "text", "the focus")

    def key(self, key):
        self.browser.evaluate(
            f"document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {{key: {key!r}, bubbles: true}}))"
        )

    def check_text_levels_and_rules_filter_together(self):
        self.browser.evaluate(
            "(() => { const field = document.getElementById('text'); field.value = 'TAP';"
            "field.dispatchEvent(new Event('input')) })()"
        )
        self.expect(self.count(), 2, "what speaks of taps")
        self.browser.click_element("#levels .error")
        self.expect(self.count(), 1, "without errors")
        self.choose("rule", "contrast")
        self.expect(self.count(), 0, "of another rule")
        self.expect(self.browser.evaluate("document.getElementById('nothing').hidden"), False, "the note hidden")
        self.browser.click_element("#reset")
        self.browser.click_element("#levels .held")
        self.expect(self.count(), 10, "with what is held")
        self.expect(self.text("#shown"), "10 findings", "the count")

    def check_other_axes_filter_the_grid(self):
        self.choose("textSizes", "large")
        cell = "document.querySelector('#overview tbody tr:first-child td:nth-child(3) button').title"
        self.expect(self.browser.evaluate(cell), "iPhone SE, de: 3 errors, 1 warning", "the cell")
        self.shoot("report-filtered")

    def check_texts_of_the_scene_are_no_markup(self):
        inside = self.browser.evaluate("document.querySelectorAll('#findings script, strong b').length")
        self.expect(inside, 0, "elements of a text")
        found = self.browser.evaluate("document.querySelector('#findings').textContent.includes(\"<b>&]]>'</script>\")")
        self.expect(found, True, "the text")

    def check_nothing_is_wider_than_a_phone(self):
        try:
            self.browser.resize(390, 844)
            self.browser.click_element("#findings summary")
            self.settle()
            self.expect(self.browser.evaluate("document.documentElement.scrollWidth"), 390, "the width")
            self.shoot("report-phone")
            self.browser.evaluate("document.querySelector('.pictures').scrollIntoView()")
            self.shoot("report-phone-pictures")
            seen = "getComputedStyle(document.getElementById('choices')).display !== 'none'"
            self.expect(self.browser.evaluate(seen), False, "the filters shown")
            self.browser.evaluate("scrollTo(0, 0)")
            self.browser.click_element("#more")
            self.expect(self.browser.evaluate(seen), True, "the filters shown")
        finally:
            self.browser.resize(1200, 1000)

    def check_dark_windows_are_dark(self):
        self.browser.emulate(prefers_color_scheme="dark")
        color = self.browser.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        self.shoot("report-dark")
        self.browser.emulate(prefers_color_scheme="light")
        self.expect(color, "rgb(16, 18, 22)", "the colour of the page")

    def check_nothing_is_loaded_and_nothing_complains(self):
        loads = [
            event["params"]["request"]["url"]
            for event in self.browser.events if event.get("method") == "Network.requestWillBeSent"
        ]
        loads = {url.split("#")[0] for url in loads if not url.startswith(("data:", "about:"))}
        self.expect(sorted(loads), [self.url], "the loads")
        noise = [
            event["params"] for event in self.browser.events
            if event.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded")
        ]
        self.expect(noise, [], "the console")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("page", nargs="?", type=pathlib.Path)
    parser.add_argument("--screenshots", type=pathlib.Path)
    arguments = parser.parse_args()
    path = find_browser()
    if path is None:
        print("browser report: skipped (no browser)")
        return SKIPPED
    if arguments.screenshots:
        arguments.screenshots.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        page = arguments.page
        if page is None:
            page = pathlib.Path(folder) / "report.html"
            page.write_text(recorded_page())
        with Chromium(path, 1200, 1000) as browser:
            passed = ReportTest(browser, page.resolve().as_uri(), arguments.screenshots).run()
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
