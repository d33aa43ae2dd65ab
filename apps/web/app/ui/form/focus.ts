/** Puts the cursor where the correction starts. */
export function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
