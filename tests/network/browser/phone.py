"""Plays at the opponent's page on a phone's screen, as people do: by touch, by keyboard, with axe-core and the
accessibility tree, with the line cut, and after the phone slept.

Called by tests/network/web_chromium.rs with the address of the page, the folder for the browser, the file of axe-core, a
port and the code. What the player at the terminal shall type is written as a line that begins with "types ".
"""

import re
import sys
import time

from browser import ENTER, FOLDER, call, faults, read_pages

CODE = sys.argv[5]
# A phone upright, a small one, and one that is magnified twice.
PHONES = ((390, 3), (320, 2), (195, 4))


def player(line):
    print("types " + line, flush=True)


def until(browser, what, script, *arguments):
    end = time.monotonic() + 30
    while time.monotonic() < end:
        if browser.run(script, *arguments):
            return
        time.sleep(0.05)
    faults.append(f"{what} does not come: {browser.run('return document.body.innerText')}")


def taps(browser, name):
    """With a finger, in the middle."""
    place = browser.run(
        "const e = document.querySelector(arguments[0]); e.scrollIntoView({block: 'center'});"
        "const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2, r.width, r.height]",
        name,
    )
    if min(place[2:]) < 24:
        faults.append(f"{name} is {place[2]} by {place[3]} pixels, too small for a finger")
    actions = [
        {"type": "pointerMove", "duration": 0, "x": round(place[0]), "y": round(place[1])},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": actions}
    call("POST", browser.at + "/actions", {"actions": [finger]})


def says(browser, words):
    until(browser, repr(words), "return document.getElementById('told').innerText.includes(arguments[0])", words)


def held_upright(browser):
    browser.protocol(
        "Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=3, mobile=True
    )
    browser.protocol("Emulation.setTouchEmulationEnabled", enabled=True)


def main(browser):
    golden = {}
    browser.go("/en/")
    browser.looks_right("way in", PHONES)
    golden["way in"] = browser.tree()
    browser.tabs_to("code")
    browser.presses(CODE + ENTER)
    browser.waits_for("The game has not begun yet.")
    browser.looks_right("before the game", PHONES)
    held_upright(browser)
    player("")
    until(browser, "the game", "return document.querySelectorAll('main form').length == 4")
    says(browser, "It is the other player's move.")
    browser.looks_right("the other player's move", PHONES)
    held_upright(browser)
    # What is announced comes by itself, into the one place that is read aloud, and the focus stays.
    browser.run("document.getElementById('e7').focus(); window.mark = document.getElementById('told')")
    player("e2e4")
    says(browser, "Eva vier")
    if not browser.run("return window.mark === document.getElementById('told') && document.activeElement.id == 'e7'"):
        faults.append("the page was taken from under the finger")
    player("")
    says(browser, "It is your move.")
    golden["your move"] = browser.tree()
    for language in ("de", "fr"):
        browser.go(f"/{language}/board")
        browser.looks_right(language, PHONES)
        golden[language] = browser.tree()
    held_upright(browser)
    browser.go("/en/board")
    # The clocks go on.
    shown = browser.run("return document.querySelector('[data-count]').textContent")
    until(browser, "another second", "return document.querySelector('[data-count]').textContent != arguments[0]", shown)
    # By touch.
    taps(browser, "#e7")
    until(browser, "e7", "return document.querySelector('.chosen') && document.getElementById('tap').innerText.includes('from e7')")
    if browser.run("return location.hash") != "#squares":
        faults.append("whoever tapped a square begins again at the top")
    browser.looks_right("chosen", PHONES)
    held_upright(browser)
    taps(browser, "#e5")
    browser.waits_for("Entered; the other player is asked to take it:")
    player("y")
    browser.go("/en/board")
    says(browser, "You have announced:")
    taps(browser, "button.press")
    says(browser, "Clock pressed.")
    # The line is cut for long enough that it is said, and is there again.
    browser.protocol("Network.enable")
    away = {"offline": True, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    browser.protocol("Network.emulateNetworkConditions", **away)
    player("g1f3")
    until(browser, "the cut", "return !document.getElementById('cut').hidden")
    if browser.run("return document.getElementById('told').innerText.includes('Felix')"):
        faults.append("nothing was cut")
    browser.protocol("Network.emulateNetworkConditions", **{**away, "offline": False})
    says(browser, "Gustav eins Felix drei")
    until(browser, "the line", "return document.getElementById('cut').hidden")
    # The phone sleeps.
    browser.protocol("Page.enable")
    browser.protocol("Page.setWebLifecycleState", state="frozen")
    player("")
    time.sleep(1)
    browser.protocol("Page.setWebLifecycleState", state="active")
    says(browser, "It is your move.")
    # By keyboard alone.
    browser.tabs_to("move")
    browser.presses("springer bella acht cesar sechs" + ENTER)
    browser.waits_for("Entered; the other player is asked to take it:")
    player("y")
    browser.go("/en/board")
    says(browser, "You have announced:")
    browser.tabs_to("Press the clock")
    browser.presses(ENTER)
    says(browser, "Clock pressed.")
    browser.tabs_to("sure")
    browser.presses(" ")
    browser.tabs_to("Call the arbiter")
    browser.presses(ENTER)
    says(browser, "The clock stands, and the arbiter is called.")
    live = browser.run("return document.querySelectorAll('[aria-live], [role=status]').length")
    if live != 1:
        faults.append(f"{live} live regions")
    text = "".join(f"== {name}\n{tree}" for name, tree in golden.items())
    (FOLDER / "tree.txt").write_text(re.sub(r"\d:\d\d:\d\d", "TIME", text))


read_pages(main)
