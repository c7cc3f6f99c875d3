"""Reads the pages of a hall in Chromium as people do: by axe-core, by the accessibility tree, and by keyboard alone.

Needs chromedriver and axe-core; speaks to nobody but 127.0.0.1. Called by tests/network/web_chromium.rs with the address
of the pages, the folder for the browser and the file of axe-core. Ends with 0 where nothing is wrong.
"""

import http.client
import re
import time
import urllib.parse

from browser import ENTER, FOLDER, PAGES, faults, read_pages


class OtherArbiter:
    """Somebody else who acts at the pages meanwhile, by another browser."""

    def __init__(self, name):
        self.cookies = {}
        _, page = self.asks("/en/login")
        self.asks("/en/login", {"name": name, "password": "correct horse", "key": self.key_of(page)})
        _, page = self.asks("/en/desk")
        self.key = self.key_of(page)

    def key_of(self, page):
        return re.search(r'name="key" value="([^"]*)"', page).group(1)

    def asks(self, path, form=None):
        host, port = PAGES.removeprefix("http://").split(":")
        connection = http.client.HTTPConnection(host, int(port), timeout=60)
        head = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        body = None if form is None else urllib.parse.urlencode(form)
        if form is not None:
            head["Content-Type"] = "application/x-www-form-urlencoded"
        connection.request("GET" if form is None else "POST", path, body, head)
        answer = connection.getresponse()
        for value in answer.headers.get_all("Set-Cookie") or []:
            name, value = value.split(";")[0].split("=", 1)
            self.cookies[name] = value
        return answer.status, answer.read().decode()

    def acts(self, table, **fields):
        status, _ = self.asks(f"/en/desk/table/{table}", {"key": self.key, **fields})
        if status != 303:
            faults.append(f"a form of another arbiter is answered with {status}")


def refreshes_by_itself(browser):
    """What another arbiter does comes to who reads a page, without a new page and without losing the place."""
    other = OtherArbiter("Ben")
    browser.go("/en/desk")
    browser.waits_for("Arbiters' desk")
    browser.tabs_to("/en/desk/table/1")
    browser.run("window.isTheSamePage = true")
    other.acts(1, do="act", line="gives white 2 minutes")
    browser.waits_for("Ben, online, Table 1: ")
    if browser.run("return window.isTheSamePage") is not True:
        faults.append("the desk was loaded again")
    if browser.focused() != "/en/desk/table/1":
        faults.append(f"the focus went to {browser.focused()!r}")
    # The quiet place has what is told unasked.
    until = time.monotonic() + 30
    while not browser.run("return document.getElementById('told').textContent") and time.monotonic() < until:
        time.sleep(0.05)
    told = browser.run("return document.getElementById('told').textContent")
    if "Table 1: " not in told:
        faults.append(f"{told!r} is told")
    # Nothing is taken from under the fingers of who types, and it comes as soon as they leave.
    browser.go("/en/desk/table/1")
    browser.tabs_to("line")
    browser.presses("stops")
    other.acts(1, do="act", line="dances")
    time.sleep(3)
    if "dances" in browser.run("return document.getElementById('live').textContent"):
        faults.append("a page changed while somebody typed")
    if browser.run("return document.getElementById('line').value") != "stops":
        faults.append("what was typed is gone")
    browser.run("document.activeElement.blur()")
    browser.waits_for("Ben, online, dances: ")


def works_without_script(browser, golden):
    browser.without_script(True)
    browser.go("/en/game/1")
    if browser.tree() != golden["game"]:
        faults.append("a game reads otherwise without a script")
    browser.go("/en/desk/table/1")
    browser.tabs_to("Give case 1 back")
    browser.presses(ENTER)
    until = time.monotonic() + 30
    while "Take case 1" not in browser.tree() and time.monotonic() < until:
        time.sleep(0.1)
    if "Take case 1" not in browser.tree():
        faults.append("a case cannot be given back without a script")
    browser.without_script(False)


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
    browser.waits_for("Anna, online, Table 1: ")
    browser.looks_right("table that was acted at")
    live = browser.run("return document.querySelectorAll('[aria-live], [role=status], [role=alert]').length")
    if live != 1:
        faults.append(f"{live} live regions")
    refreshes_by_itself(browser)
    works_without_script(browser, golden)
    text = "".join(f"== {name}\n{tree}" for name, tree in golden.items())
    # How long the machine took is on every clock.
    one = r"(?:\w+ et )?[\w-]+ (?:hours?|minutes?|seconds?|Stunden?|Minuten?|Sekunden?|heures?|secondes?)"
    text = re.sub(r"\d+:\d\d:\d\d", "TIME", text)
    text = re.sub(rf"{one}(?:,? (?:and |und |et )?{one})*", "TIME", text)
    (FOLDER / "tree.txt").write_text(text)


read_pages(main)
