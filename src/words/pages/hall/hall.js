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
  const events = new EventSource("/desk/events");
  events.addEventListener("open", refresh);
  events.addEventListener("changed", refresh);
  events.addEventListener("told", function (event) {
    told.textContent = event.data;
  });
})();
