/** Gives a field the focus and selects what stands in it, to be typed over. */
export function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
