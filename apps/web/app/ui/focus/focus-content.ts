/** Gives the focus to the page's content, where what had it is gone: otherwise it falls to the very start of the page. */
export function focusContent(): void {
  document.getElementById("content")?.focus({ preventScroll: true });
}
