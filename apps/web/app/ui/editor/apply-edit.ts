import type { Edit, Written } from "./edits.ts";

export function writtenIn({ value: text, selectionStart: from, selectionEnd: to }: HTMLTextAreaElement): Written {
  return { text, from, to };
}

/** Changes a text field as if somebody had typed it: it can be undone, and whoever listens to it hears of it. */
export function applyEdit(field: HTMLTextAreaElement, { from, to, text, select }: Edit): void {
  field.focus();
  field.setSelectionRange(from, to);
  // Out of fashion, and the only way that keeps the field's own undoing.
  // It goes to where the focus is: a field that is not shown, as behind its preview, takes none.
  const typed =
    document.activeElement === field && document.execCommand(text === "" ? "delete" : "insertText", false, text);
  if (!typed) {
    field.setRangeText(text, from, to);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  field.setSelectionRange(select.from, select.to);
}
