/** The page's entry tells the window by this event that React hears what is pressed. */
export const LISTENING = "listening";

/**
 * Keeps the last press on a button that does nothing yet, and gives it back when the page can hear it: a page is read before its scripts are there.
 * Links, forms that lead somewhere, popovers and `details` work by themselves, and are left alone; a form that leads nowhere would load the page anew,
 * without what was typed. The press is dropped when something else is pressed, and after
 * ten seconds, when nobody expects it any more. A part that comes later than the page hears it later: React holds back what it cannot hand on. Old
 * browsers read this, too.
 */
export const pressKeeper = `(function () {
  var held = null;
  var isHeard = false;
  var isListening = false;
  var timer;
  function drop() {
    clearTimeout(timer);
    if (!held) return;
    held.removeAttribute("aria-busy");
    held.removeAttribute("data-held");
    held = null;
  }
  function isForScripts(control) {
    if (control.hasAttribute("popovertarget") || (control.commandForElement && control.command)) return false;
    if (control.type === "submit") return control.form && !control.form.hasAttribute("action");
    return control.tagName !== "A" || !control.hasAttribute("href");
  }
  function press(event) {
    if (!event.isTrusted) return;
    drop();
    var control = event.target.closest && event.target.closest("a, button, summary, label, input, [role=button], [role=menuitem], [role=tab]");
    if (isListening || !control || !control.matches("button, [role]") || !isForScripts(control)) return;
    event.preventDefault();
    held = control;
    held.setAttribute("aria-busy", "true");
    held.setAttribute("data-held", "");
    timer = setTimeout(drop, 10000);
  }
  function giveBack() {
    if (!held) return;
    isHeard = false;
    held.addEventListener("click", hear, { once: true });
    held.click();
    if (!isHeard) return setTimeout(giveBack, 100);
    drop();
  }
  function hear() {
    isHeard = true;
  }
  window.addEventListener("click", press, true);
  window.addEventListener("submit", function (event) {
    if (!event.target.hasAttribute("action")) event.preventDefault();
  }, true);
  window.addEventListener("${LISTENING}", function () {
    isListening = true;
    setTimeout(giveBack);
  });
})()`;
