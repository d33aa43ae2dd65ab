import { type ChoiceLetter, choiceLetters } from "@dripstone/contract/practice-tests/choices";

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

type Action = { choice: ChoiceLetter } | { turn: 1 | -1 } | { flag: true };

/** What a key does in a sitting: letters choose, arrows turn the page. What is pressed with another key is the browser's. */
export function actionOf({ key, ctrlKey, metaKey, altKey }: Key): Action | null {
  if (ctrlKey || metaKey || altKey) return null;
  const letter = key.toUpperCase();
  const choice = choiceLetters.find((it) => it === letter);
  if (choice) return { choice };
  if (letter === "F") return { flag: true };
  if (key === "ArrowLeft") return { turn: -1 };
  if (key === "ArrowRight") return { turn: 1 };
  return null;
}

/** Whether a key is pressed in something that has its own use for it: a text, a menu, a dialog. */
export function isForOthers({ target, defaultPrevented }: Event): boolean {
  if (defaultPrevented) return true;
  const others = 'textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"], [role="listbox"]';
  return target instanceof Element && (target.closest(others) !== null || isTyped(target));
}

const isTyped = (target: Element) => target instanceof HTMLInputElement && !["radio", "checkbox"].includes(target.type);
