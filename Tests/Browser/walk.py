#!/usr/bin/env python3
"""Walks through a report as its readers do: by touch and by key, at the widths of a desk and a
phone, light and dark.

    Tests/Browser/walk.py .build/browser.html

The page is the one of ReportWalkTests: a shop whose bag fails on the second screen.
"""

import pathlib
import sys

try:
    import browser
    from selenium.webdriver.common.keys import Keys
except ImportError:
    print("SKIPPED: the tests in a browser need Selenium (pip install selenium).")
    sys.exit(0)

LANDED = """
    const top = document.getElementById(arguments[0]).getBoundingClientRect().top;
    return top >= 0 && top < innerHeight / 2;"""


def expect(found, wanted, what):
    if found != wanted:
        raise AssertionError(f"{what}: {found!r}, not {wanted!r}")


def place(page):
    return page.run("return document.getElementById('walk-place').textContent")


def walks_by_touch(page):
    expect(place(page), "S0 Home “HomeViewController”", "the start")
    page.touch("#walk-stage [data-touch='tap|Tea Cup']")
    expect(place(page), "S1 Product “ProductViewController”", "after a touch of the row")
    expect(page.run("return location.hash"), "#walk-s1", "the address")
    page.run("""
        document.getElementById("walk-wish").selectedIndex = 1;
        document.querySelector("#walk-ask button").click();""")
    found = page.run("return document.getElementById('walk-play').textContent")
    expect("leaked: ProductScreen is still alive off screen." in found, True, "the fault at the bag")
    page.touch("#walk-faults a")
    expect(page.run("return location.hash"), "#f1", "the fault's address")
    expect(page.run(LANDED, "f1"), True, "the fault is in sight")


def walks_by_key(page):
    page.open("#walk-s0")
    page.run("document.querySelector(\"#walk-stage [data-touch='tap|Tea Cup']\").focus()")
    page.press(Keys.ENTER)
    expect(page.run("return location.hash"), "#walk-s1", "after Enter")
    outline = page.run("""
        const target = document.activeElement.querySelector(".pz");
        return target && getComputedStyle(target).strokeWidth;""")
    expect(outline, "2.4px", "the frame of the focus")
    page.press(Keys.BACKSPACE)
    expect(page.run("return location.hash"), "#walk-s0", "after Backspace")


def lands_at_once(page):
    for fragment in ["s2", "matrix", "states", "f1"]:
        page.open()
        page.run("location.hash = arguments[0]", fragment)
        expect(page.run(LANDED, fragment), True, f"#{fragment} is in sight")
    page.open("#states?q=account")
    shown = page.run("return [...document.querySelectorAll('.state:not([hidden])')].map(x => x.id)")
    expect(shown, ["s2"], "the states of the search")


def stays_in_bounds(page):
    wide = page.run("return document.documentElement.scrollWidth <= innerWidth")
    expect(wide, True, "the page fits its width")


def main():
    if not browser.CHROMIUM or not browser.DRIVER:
        print("SKIPPED: the tests in a browser need Chromium and its driver "
              "(apt-get install chromium chromium-driver).")
        return 0
    address = pathlib.Path(sys.argv[1]).resolve().as_uri()
    failures = 0
    for width in [1280, 390]:
        for is_dark in [False, True]:
            name = f"{width} points, {'dark' if is_dark else 'light'}"
            page = browser.Browser(address, width, is_dark)
            for check in [walks_by_touch, walks_by_key, lands_at_once, stays_in_bounds]:
                try:
                    check(page)
                except AssertionError as error:
                    failures += 1
                    print(f"✘ {name}, {check.__name__}: {error}")
            for complaint in page.complaints():
                failures += 1
                print(f"✘ {name}, the browser complains: {complaint}")
            page.close()
    if not failures:
        print("✓ 4 checks at 1,280 and 390 points, light and dark")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
