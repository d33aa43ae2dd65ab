/** A word without its ending, so that "factors", "factored" and "factoring" are one sign; about the same for all of a word's forms is enough. */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  const bare = word
    .replace(/'s$/, "")
    .replace(/(?<=[a-z]{3})ies$/, "y")
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, "")
    .replace(/(?<=[a-z]{2}[^su])s$/, "")
    .replace(/(?<=[a-z]{3}(?:s|x|z|ch|sh))e$/, "");
  return bare.replace(/([bdfgmnprt])\1$/, "$1").replace(/(?<=[a-z]{4})e$/, "");
}
