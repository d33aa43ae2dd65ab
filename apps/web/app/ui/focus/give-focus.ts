import { focusContent } from "./focus-content.ts";

/**
 * Gives an element the focus; a button that is out of use gets it when it can be pressed again, as of `keepFocus`. When it is gone, as what was
 * deleted takes its buttons along, the page's content has the focus.
 */
export function giveFocus(element: Element): void {
  if (element.matches(":disabled")) keepFocus(element);
  else {
    focus(element);
    followFocus(element, () => null);
  }
}

/**
 * Gives the focus to what stands for an element where that is drawn anew in another place, as a reply is when it is accepted, and to the page's
 * content if nothing does. Who goes by keys is led there. It ends when something else is pressed.
 */
export function followFocus(element: Element, findNext: () => Element | null): void {
  const isByKeys = element.matches(":focus-visible");
  keepFocus(null);
  watch(() => {
    if (element.isConnected) return;
    keepFocus(null);
    if (!isNowhere()) return;
    const next = findNext();
    if (next instanceof HTMLElement) next.focus({ preventScroll: !isByKeys });
    else focusContent();
  }).observe(document.body, { childList: true, subtree: true });
}

/**
 * Gives a button the focus back each time that it can be pressed again, if nothing else has it by then: while its deed is done, a button is out of
 * use, and the browser takes the focus from it. It ends with the next call.
 */
export function keepFocus(button: Element | null): void {
  watching?.disconnect();
  watching = null;
  if (!button) return;
  watch(() => {
    if (!button.matches(":disabled") && isNowhere()) focus(button);
  }).observe(button, { attributes: true, attributeFilter: ["disabled"] });
}

/** What was pressed last, or what stands for it; null if nothing was. */
export const pressed = (): Element | null => (isNowhere() ? null : standsFor(document.activeElement));

/** The element itself; for what is in a menu, which is gone when it was pressed, the menu's button. */
export function standsFor(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  return (button && document.getElementById(button)) || element;
}

/** Whether nothing has the focus. */
export const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

let watching: MutationObserver | null = null;

function watch(look: () => void): MutationObserver {
  watching = new MutationObserver(look);
  return watching;
}

function focus(element: Element): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
