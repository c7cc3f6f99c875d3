// Refreshes the opponent's page when something changes, and shows the clocks. Without it everything works: the reader
// then asks for the page again.
"use strict";

(function () {
  if (!window.EventSource || !window.fetch) return;
  const cut = document.getElementById("cut");
  let events = null;
  let cutLater = 0;
  let busy = false;
  let again = false;

  // Each part that lives is changed where it stands, so that nothing is taken from under a finger.
  function renew(page) {
    for (const now of document.querySelectorAll("[data-live]")) {
      const next = page.getElementById(now.id);
      if (!next) continue;
      if (now.className !== next.className) now.className = next.className;
      const name = next.getAttribute("aria-label");
      if (name && name !== now.getAttribute("aria-label")) now.setAttribute("aria-label", name);
      if (now.innerHTML !== next.innerHTML) now.replaceChildren(...next.childNodes);
    }
  }

  async function refresh() {
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    again = false;
    try {
      const answer = await fetch(location.pathname, { credentials: "same-origin" });
      const forms = document.querySelectorAll("main form").length;
      if (answer.redirected) location.reload();
      if (!answer.ok || answer.redirected) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      // The game has begun or is over: other forms.
      if (page.querySelectorAll("main form").length !== forms) location.reload();
      else renew(page);
    } catch (fault) {
      tellCut();
    } finally {
      busy = false;
      if (again) setTimeout(refresh, 0);
    }
  }

  // A line is opened again now and then, which nobody needs to hear of.
  function tellCut() {
    if (!cutLater) cutLater = setTimeout(() => { cut.hidden = false; }, 8000);
  }

  function tellWell() {
    clearTimeout(cutLater);
    cutLater = 0;
    cut.hidden = true;
  }

  function follow() {
    if (events) events.close();
    events = new EventSource("/board/events");
    events.addEventListener("open", () => { tellWell(); refresh(); });
    events.addEventListener("changed", refresh);
    events.addEventListener("count", (event) => {
      event.data.split(" ").forEach((shown, number) => {
        const place = document.querySelector(`[data-count="${number}"]`);
        if (place) place.textContent = shown;
      });
    });
    events.addEventListener("error", () => {
      tellCut();
      if (events.readyState === EventSource.CLOSED) setTimeout(follow, 3000);
    });
  }

  // A phone that has slept has lost its line, and shows what was.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") follow();
  });
  window.addEventListener("pageshow", (event) => { if (event.persisted) follow(); });
  window.addEventListener("online", follow);
  follow();
})();
