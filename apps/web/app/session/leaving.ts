let leaving = false;

// The server renders with this file, too, and has no window.
if ("window" in globalThis) {
  window.addEventListener("beforeunload", () => {
    leaving = true;
  });
  window.addEventListener("pageshow", () => {
    leaving = false;
  });
}

/** Whether the browser is about to leave this page: what is under way is broken off then, and says nothing about the server. */
export const isLeaving = () => leaving;
