"""Reads the pages of a hall in Chromium as people do: by axe-core, by the accessibility tree, and by keyboard alone.

Needs chromedriver and axe-core; speaks to nobody but 127.0.0.1. Called by tests/network/web_chromium.rs with the address
of the pages, the folder for the browser and the file of axe-core. Ends with 0 where nothing is wrong.
"""

import re

from browser import ENTER, FOLDER, faults, read_pages


def main(browser):
    golden = {}
    for name, path in (("games", "/en/"), ("game", "/en/game/1"), ("partie", "/de/game/1"), ("jeu", "/fr/game/1")):
        browser.go(path)
        browser.looks_right(name)
        golden[name] = browser.tree()
    browser.go("/en/login")
    browser.looks_right("login")
    golden["login"] = browser.tree()
    # From here on by the keyboard alone.
    browser.tabs_to("name")
    browser.presses("Anna")
    browser.tabs_to("password")
    browser.presses("correct horse" + ENTER)
    browser.waits_for("Arbiters' desk")
    browser.looks_right("desk")
    golden["desk"] = browser.tree()
    browser.tabs_to("/en/desk/table/1")
    browser.presses(ENTER)
    browser.waits_for("Act at this table")
    browser.looks_right("table")
    golden["table"] = browser.tree()
    browser.tabs_to("Take case 1")
    browser.presses(ENTER)
    browser.waits_for("Give case 1 back")
    browser.tabs_to("line")
    browser.presses("stops" + ENTER)
    browser.waits_for("Anna, Table 1: ")
    browser.looks_right("table that was acted at")
    live = browser.run("return document.querySelectorAll('[aria-live], [role=status], [role=alert]').length")
    if live != 1:
        faults.append(f"{live} live regions")
    text = "".join(f"== {name}\n{tree}" for name, tree in golden.items())
    # How long the machine took is on every clock.
    one = r"(?:\w+ et )?[\w-]+ (?:hours?|minutes?|seconds?|Stunden?|Minuten?|Sekunden?|heures?|secondes?)"
    text = re.sub(rf"{one}(?:,? (?:and |und |et )?{one})*", "TIME", text)
    (FOLDER / "tree.txt").write_text(text)


read_pages(main)
