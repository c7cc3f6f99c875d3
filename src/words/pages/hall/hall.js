// Refreshes the page of an arbiter, and says what the desk tells unasked in one polite place. Without it everything
// works: the reader then asks for the page again.
"use strict";

(function () {
  const told = document.getElementById("told");
  if (!told || !window.EventSource || !window.fetch) return;

  // Nothing is taken from under the fingers of somebody who is about to act.
  function isBusy() {
    const at = document.activeElement;
    return Boolean(at && at.closest("main form"));
  }

  let late = false;
  let busy = false;

  async function refresh() {
    if (isBusy() || busy) {
      late = true;
      return;
    }
    busy = true;
    late = false;
    try {
      const answer = await fetch(location.href, { credentials: "same-origin" });
      if (!answer.ok || answer.redirected) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const now = document.getElementById("live");
      const next = page.getElementById("live");
      if (now && next && now.innerHTML !== next.innerHTML && !isBusy()) {
        const at = document.activeElement;
        const way = at && now.contains(at) ? at.getAttribute("href") : null;
        now.replaceChildren(...next.childNodes);
        const again = way && [...now.querySelectorAll("a")].find((a) => a.getAttribute("href") === way);
        if (again) again.focus();
      }
    } catch (fault) {
      setTimeout(refresh, 5000);
    } finally {
      busy = false;
    }
    // What changed while the page was on its way.
    if (late && !isBusy()) setTimeout(refresh, 0);
  }

  document.addEventListener("focusout", function () {
    if (late) setTimeout(refresh, 0);
  });

  // Each sentence stands long enough to be read, also where another comes right behind it.
  const STANDS = 10000;
  function tell(sentence) {
    const now = Date.now();
    for (const before of [...told.children]) {
      if (now - Number(before.dataset.at) > STANDS) before.remove();
    }
    const line = document.createElement("span");
    line.dataset.at = String(now);
    line.textContent = sentence;
    told.append(line);
  }

  // The next page in this tab goes on behind what was heard last on this one.
  const GOES_ON = 300000;
  function heard() {
    try {
      const [number, at] = (sessionStorage.getItem("heard") || "").split(" ");
      return number && Date.now() - Number(at) < GOES_ON ? "?after=" + number : "";
    } catch (fault) {
      return "";
    }
  }
  function hears(event) {
    try {
      sessionStorage.setItem("heard", event.lastEventId + " " + Date.now());
    } catch (fault) {
      // A browser that keeps nothing goes on with what comes.
    }
  }

  function follow() {
    const events = new EventSource("/desk/events" + heard());
    events.addEventListener("open", refresh);
    events.addEventListener("begins", hears);
    events.addEventListener("changed", function (event) {
      hears(event);
      refresh();
    });
    events.addEventListener("told", function (event) {
      hears(event);
      tell(event.data);
    });
    // Where it was refused, a browser does not try again by itself.
    events.addEventListener("error", function () {
      if (events.readyState === EventSource.CLOSED) setTimeout(follow, 5000);
    });
  }
  follow();
})();
