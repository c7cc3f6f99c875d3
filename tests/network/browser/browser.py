"""A browser that is driven through chromedriver, for those who read pages in it. Speaks to nobody but 127.0.0.1."""

import json
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

PAGES, FOLDER, AXE = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
PORT = int(sys.argv[4])
DRIVER = f"http://127.0.0.1:{PORT}"
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--disable-dev-shm-usage",
]
TAB, ENTER, SPACE = "\ue004", "\ue007", " "
faults = []


# The words in cells of tables that stand on two lines.
BROKEN_WORDS = """
const broken = [];
for (const cell of document.querySelectorAll("th, td")) {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    for (const word of texts.currentNode.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, word.index);
      range.setEnd(texts.currentNode, word.index + word[0].length);
      if (range.getClientRects().length > 1) broken.push(word[0]);
    }
  }
}
return broken;
"""


def call(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(DRIVER + path, data, method=method)
    request.add_header("Content-Type", "application/json")
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)["value"]
    except urllib.error.HTTPError as error:
        raise RuntimeError(error.read().decode()[:500]) from error


class Browser:
    def __init__(self):
        options = {"args": [*FLAGS, f"--user-data-dir={FOLDER}/profile"]}
        # The opponent's page has a certificate of its own.
        match = {"goog:chromeOptions": options, "acceptInsecureCerts": True}
        wanted = {"capabilities": {"alwaysMatch": match}}
        self.at = "/session/" + call("POST", "/session", wanted)["sessionId"]

    def go(self, path):
        call("POST", self.at + "/url", {"url": PAGES + path})

    def run(self, script, *arguments):
        return call("POST", self.at + "/execute/sync", {"script": script, "args": list(arguments)})

    def protocol(self, command, **parameters):
        body = {"cmd": command, "params": parameters}
        return call("POST", self.at + "/goog/cdp/execute", body)

    def presses(self, keys):
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        source = {"type": "key", "id": "keyboard", "actions": actions}
        call("POST", self.at + "/actions", {"actions": [source]})

    def focused(self):
        return self.run(
            "const a = document.activeElement;"
            "return a.id || a.getAttribute('href') || a.value || a.textContent.trim()"
        )

    def tabs_to(self, wanted):
        """By the keyboard alone, and seen where one is."""
        for _ in range(80):
            self.presses(TAB)
            at = self.focused()
            seen = self.run("return getComputedStyle(document.activeElement).outlineStyle")
            if seen == "none":
                faults.append(f"the focus at {at!r} is not seen")
            if at == wanted:
                return
        raise RuntimeError(f"the keyboard does not come to {wanted!r}")

    def waits_for(self, text):
        until = time.monotonic() + 30
        while time.monotonic() < until:
            if text in self.run("return document.body.textContent"):
                return
            time.sleep(0.05)
        raise RuntimeError(f"{text!r} does not come: {self.run('return document.body.textContent')}")

    def looks_right(self, name, sizes=((1280, 1), (640, 2), (320, 1))):
        """No violation, and nothing that runs out of a page at the side."""
        axe = AXE.read_text()
        for scheme in ("light", "dark"):
            features = [{"name": "prefers-color-scheme", "value": scheme}]
            self.protocol("Emulation.setEmulatedMedia", features=features)
            # 200 % of 1280 pixels, and a small phone.
            for width, scale in sizes:
                self.protocol(
                    "Emulation.setDeviceMetricsOverride",
                    width=width, height=800, deviceScaleFactor=scale, mobile=False,
                )
                found = self.protocol(
                    "Runtime.evaluate", awaitPromise=True, returnByValue=True,
                    expression=axe + ";axe.run().then(r => JSON.stringify(r.violations.map("
                    "v => v.id + ': ' + v.nodes.map(n => n.html).slice(0, 3).join(' | '))))",
                )
                for violation in json.loads(found["result"]["value"]):
                    faults.append(f"{name}, {scheme}, {width}: {violation}")
                over = self.run("return document.documentElement.scrollWidth - innerWidth")
                if over > 0:
                    faults.append(f"{name}, {scheme}, {width}: {over} pixels too wide")
                for word in self.run(BROKEN_WORDS):
                    faults.append(f"{name}, {scheme}, {width}: {word!r} is broken in a table")
        self.protocol("Emulation.clearDeviceMetricsOverride")
        self.checked = getattr(self, "checked", 0) + 1

    def tree(self):
        """What a screen reader is given: roles and names, in order."""
        lines = []
        nodes = {node["nodeId"]: node for node in self.protocol("Accessibility.getFullAXTree")["nodes"]}
        skipped = {"StaticText", "InlineTextBox", "none", "generic", "ListMarker", "LineBreak"}

        def walk(node, depth):
            role = node.get("role", {}).get("value", "")
            shown = not node.get("ignored") and role not in skipped
            if shown:
                name = node.get("name", {}).get("value", "")
                lines.append("  " * depth + f"{role} {name}".rstrip())
            for child in node.get("childIds", []):
                if child in nodes:
                    walk(nodes[child], depth + shown)

        roots = [node for node in nodes.values() if "parentId" not in node]
        for root in roots:
            walk(root, 0)
        return "\n".join(lines) + "\n"

    def without_script(self, wanted):
        self.protocol("Emulation.setScriptExecutionDisabled", value=wanted)

    def ends(self):
        call("DELETE", self.at)


def read_pages(main):
    """Reads them, says what is wrong, and ends with 0 where nothing is."""
    driver = subprocess.Popen(["chromedriver", f"--port={PORT}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(600):
            try:
                if call("GET", "/status")["ready"]:
                    break
            except OSError:
                time.sleep(0.05)
        browser = Browser()
        try:
            main(browser)
        finally:
            browser.ends()
        print(f"{browser.checked} pages: {len(faults)} faults")
        print("\n".join(faults))
    finally:
        driver.terminate()
        driver.wait()
    sys.exit(1 if faults else 0)
