"""Opens a preview page in headless Chromium and steps through it as a person would.

    python3 Tests/Browser/preview_test.py tour.html [--screenshots FOLDER]

The page must hold a tour of at least two steps that a tap anywhere leads through. Exit status:
0 passed, 1 failed, 77 skipped because there is no browser.
"""

import argparse
import pathlib
import sys
import time

from chromium import Chromium, find_browser

SKIPPED = 77
STEP = "document.querySelector('.device:not([hidden]) .step.current')"


class PreviewTest:
    """The claims about one page, each starting from a freshly loaded one."""

    def __init__(self, browser, url, screenshots):
        self.browser = browser
        self.url = url
        self.screenshots = screenshots
        self.failures = 0

    def run(self):
        names = sorted(name for name in dir(self) if name.startswith("check_"))
        for name in names:
            self.browser.open(self.url)
            self.count = self.browser.evaluate(
                "document.querySelectorAll('.device:not([hidden]) .step').length"
            )
            title = name.removeprefix("check_").replace("_", " ")
            before = self.failures
            try:
                getattr(self, name)()
            except (AssertionError, RuntimeError) as error:
                self.failures += 1
                print(f"browser preview: {error}")
            print(f"browser preview: {'ok' if before == self.failures else 'FAILED'}: {title}")
        return self.failures == 0

    # What the page shows.

    def expect(self, found, wanted, what):
        if found != wanted:
            raise AssertionError(f"{what} is {found!r}, expected {wanted!r}")

    def expect_step(self, number):
        """Exactly one step is seen, with its bubble, and every place that names it agrees."""
        position = self.browser.evaluate(
            f"[...document.querySelectorAll('.device:not([hidden]) .step')].indexOf({STEP}) + 1"
        )
        self.expect(position, number, "the step shown")
        self.expect(self.text("#progress"), f"{number} of {self.count}", "the progress")
        spoken = self.text("#announcement")
        if not spoken.startswith(f"Step {number} of {self.count}: ") or len(spoken) < 16:
            raise AssertionError(f"the announcement is {spoken!r}")
        self.wait_for(f"getComputedStyle({STEP}).opacity === '1'")
        drawn = self.browser.evaluate(f"{STEP}.querySelector('.bubble').getBoundingClientRect().width")
        if not drawn > 20:
            raise AssertionError("no bubble is drawn")
        self.expect(self.seen("over"), False, "the note about the end shown")

    def expect_end(self, words="Tour finished"):
        self.expect(self.browser.evaluate(f"{STEP} === null"), True, "no bubble left")
        self.expect(self.text(".device:not([hidden]) .over"), words, "the note about the end")
        self.expect(self.text("#announcement"), words, "the announcement")
        self.wait_for(
            "[...document.querySelectorAll('.step')]"
            ".every((step) => getComputedStyle(step).visibility === 'hidden')"
        )

    def text(self, selector):
        return self.browser.evaluate(f"document.querySelector({selector!r}).textContent")

    def seen(self, name):
        return self.browser.evaluate(
            f"!document.querySelector('.device:not([hidden]) .{name}').hidden"
        )

    def wait_for(self, condition):
        deadline = time.monotonic() + 5
        while not self.browser.evaluate(condition):
            if time.monotonic() > deadline:
                raise AssertionError(f"never true: {condition}")
            time.sleep(0.02)

    def shoot(self, name):
        if self.screenshots:
            time.sleep(0.4)  # transitions end
            self.browser.screenshot(self.screenshots / f"{name}.png")

    def tap_screen(self, count=1):
        x, y = self.browser.evaluate(
            "(() => { const r = document.querySelector('.device:not([hidden]) .glass')"
            ".getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height * .95] })()"
        )
        self.browser.click(x, y, count)

    # The claims.

    def check_taps_lead_from_step_to_step_and_to_the_end(self):
        for number in range(1, self.count + 1):
            self.expect_step(number)
            self.shoot(f"step-{number}")
            self.tap_screen()
        self.expect_end()
        self.shoot("end")
        self.tap_screen()
        self.expect_end()

    def check_a_double_click_is_two_taps(self):
        self.tap_screen(count=2)
        self.expect_step(3) if self.count > 2 else self.expect_end()

    def check_arrow_keys_go_on_and_back_as_the_screen_is_read(self):
        tour = "JSON.parse(document.getElementById('tour').textContent)"
        is_reversed = self.browser.evaluate(f"{tour}.variants[0].dir") == "rtl"
        on, back = ["ArrowLeft", "ArrowRight"] if is_reversed else ["ArrowRight", "ArrowLeft"]
        self.browser.press(on)
        self.expect_step(2)
        self.browser.press(back)
        self.expect_step(1)
        self.browser.press(back)
        self.expect_step(1)

    def check_another_language_keeps_the_step(self):
        count = self.browser.evaluate("document.querySelectorAll('#variant option').length")
        if count:
            self.browser.press("End")
            before = self.text("#message")
            self.browser.evaluate(
                "(() => { const choice = document.getElementById('variant');"
                "choice.selectedIndex = 1; choice.dispatchEvent(new Event('change')) })()"
            )
            self.expect_step(self.count)
            self.expect(self.text("#message") != before, True, "another text shown")
            self.shoot("language")

    def check_enter_and_space_go_on_and_a_held_key_counts_once(self):
        self.browser.press("Enter", repeats=4)
        self.expect_step(2)
        self.browser.press(" ", repeats=4)
        self.expect_step(3) if self.count > 2 else self.expect_end()

    def check_home_and_end_jump(self):
        self.browser.press("End")
        self.expect_step(self.count)
        self.browser.press("Home")
        self.expect_step(1)

    def check_escape_skips_and_restart_starts_over(self):
        self.browser.press("Escape")
        self.expect_end("Tour skipped at step 1")
        self.browser.click_element("#restart")
        self.expect_step(1)

    def check_buttons_do_what_they_say(self):
        self.browser.click_element("#next")
        self.expect_step(2)
        self.browser.click_element("#back")
        self.expect_step(1)
        self.browser.click_element("#skip")
        self.expect_end("Tour skipped at step 1")

    def check_a_focused_button_moves_once_and_focus_stays_useful(self):
        self.browser.evaluate("document.getElementById('next').focus()")
        for number in range(1, self.count + 1):
            self.expect_step(number)
            self.browser.press("Enter", repeats=2)
        self.expect_end()
        focused = self.browser.evaluate("document.activeElement.id")
        self.expect(focused, "restart", "the focused element at the end")
        self.browser.press("Enter")
        self.expect_step(1)

    def check_tab_reaches_a_button_with_a_visible_ring(self):
        self.browser.press("Tab")
        ring = self.browser.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        self.expect(ring, "solid", "the outline of the focused element")

    def check_nothing_is_loaded_and_nothing_complains(self):
        loads = [
            event["params"]["request"]["url"]
            for event in self.browser.events if event.get("method") == "Network.requestWillBeSent"
        ]
        # Pictures are in the page itself.
        loads = [url for url in loads if not url.startswith("data:")]
        self.expect(sorted(set(loads)), [self.url], "the loads")
        noise = [
            event["params"] for event in self.browser.events
            if event.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded")
        ]
        self.expect(noise, [], "the console")

    def check_the_page_fits_small_and_dark_windows(self):
        sizes = {"phone": (390, 844, "light"), "landscape": (844, 390, "light"),
                 "dark": (900, 1000, "dark")}
        for name, (width, height, scheme) in sizes.items():
            self.browser.resize(width, height)
            self.browser.emulate(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
            wide = self.browser.evaluate("document.documentElement.scrollWidth")
            if wide > width:
                raise AssertionError(f"{wide} points wide in a window of {width}")
            self.expect_step(1)
            self.shoot(name)
        self.browser.resize(900, 1000)
        self.browser.emulate()


def main():
    parser = argparse.ArgumentParser(description="Steps through a preview page.")
    parser.add_argument("page", type=pathlib.Path)
    parser.add_argument("--screenshots", type=pathlib.Path)
    arguments = parser.parse_args()
    found = find_browser()
    if found is None:
        print("skipped: browser preview (no chromium)")
        return SKIPPED
    if arguments.screenshots:
        arguments.screenshots.mkdir(parents=True, exist_ok=True)
    with Chromium(found) as browser:
        url = arguments.page.resolve().as_uri()
        return 0 if PreviewTest(browser, url, arguments.screenshots).run() else 1


if __name__ == "__main__":
    sys.exit(main())
