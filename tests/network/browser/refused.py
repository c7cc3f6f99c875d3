"""Reads every page that says what did not work in Chromium, with axe-core.

Needs chromedriver and axe-core; speaks to nobody but 127.0.0.1. Called by tests/network/field.rs with the address of the
pages, the folder for the browser, the file of axe-core, a port and the numbers of the answers. Ends with 0 where nothing
is wrong.
"""

import sys

from browser import faults, read_pages


def main(browser):
    for language in ("en", "de", "fr"):
        for number in sys.argv[5].split(","):
            path = f"/{language}/refused/{number}"
            browser.go(path)
            if browser.run("return document.documentElement.lang") != language:
                faults.append(f"{path} is not there")
            browser.looks_right(path, sizes=((320, 1),))


read_pages(main)
