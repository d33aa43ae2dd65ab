/** A text with a formula in the place of what is chosen in it, and where one goes on writing. */
export function insertFormula(
  text: string,
  { from, to }: { from: number; to: number },
  latex: string,
): { text: string; caret: number } {
  const before = text.slice(0, from);
  const after = text.slice(to);
  // Dollar signs that touch a letter or a digit may be money.
  const opening = /[^\s(（]$/u.test(before) ? " " : "";
  const closing = /^[\p{L}\p{N}$\\]/u.test(after) ? " " : "";
  const written = `${before}${opening}$${latex}$${closing}`;
  return { text: written + after, caret: written.length };
}
