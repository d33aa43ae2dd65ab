import { LISTENING, pressKeeper } from "./keep-press.ts";

/** What stands in the page instead of its entry, and names the files that this will ask for. */
const ENTRY = "entry";

/**
 * Lets a page be read before its scripts come: they neither share the line with its styles and fonts nor keep the browser from drawing it.
 * React Router's module stays word for word what it was, but is a text until the page has been drawn once (decision 050).
 */
export function scriptsLater(html: string, nonce: string): string {
  const files = new Set<string>();
  const page = html.replace(/<link\b(?=[^>]*rel="modulepreload")[^>]* href="([^"]+)"[^>]*>/g, (_, file: string) => {
    files.add(file);
    return "";
  });
  return (
    page
      .replace(
        /<script([^>]*) type="module" async="">/,
        (_, rest: string) => `<script${rest} type="text/plain" id="${ENTRY}" data-files="${[...files].join(" ")}">`,
      )
      // Before the sheets: after one, a script waits for it, and keeps the page from being read on.
      .replace(
        /<link\b[^>]*rel="stylesheet"|<\/head>/,
        (sheet) => `<script nonce="${nonce}">${starter};${pressKeeper}</script>${sheet}`,
      )
  );
}

/** After so long without its scripts nobody waits for them any more. */
const PATIENCE_MS = 120_000;

/**
 * Begins when the page has been read to its end (before that, the entry may be there with a part of its text) and has been drawn, or at once when
 * somebody touches it or types; where nothing is drawn, as in a tab in the background, it is not waited for. A page that lacks one of its scripts, as
 * after the site has been replaced, or waits too long for them, is marked, and says so (`shell/scripts-missing.tsx`). Old browsers read this, too.
 */
const starter = `(function () {
  var drawn = document.hidden;
  var page = document.documentElement;
  var isAlive = false;
  function missing() {
    if (!isAlive) page.dataset.scripts = "missing";
  }
  var patience = setTimeout(missing, ${PATIENCE_MS});
  window.addEventListener("${LISTENING}", function () {
    isAlive = true;
    clearTimeout(patience);
    delete page.dataset.scripts;
  });
  function begin() {
    var entry = document.getElementById("${ENTRY}");
    if (!drawn || document.readyState === "loading" || !entry || entry.type !== "text/plain") return;
    entry.dataset.files.split(" ").forEach(function (file) {
      var link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      link.onerror = missing;
      document.head.appendChild(link);
    });
    var script = document.createElement("script");
    script.type = "module";
    script.textContent = entry.textContent;
    script.onerror = missing;
    entry.parentNode.replaceChild(script, entry);
  }
  function now() {
    drawn = true;
    begin();
  }
  requestAnimationFrame(function () {
    setTimeout(now);
  });
  document.addEventListener("DOMContentLoaded", begin);
  ["pointerdown", "keydown", "visibilitychange"].forEach(function (name) {
    document.addEventListener(name, now, { capture: true, once: true });
  });
  window.addEventListener("load", now);
})()`;
