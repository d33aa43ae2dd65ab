/**
 * How many characters of a derivation stand before its conclusion: `2x=6, so x=3`, `因为2x=6，所以x=3`. 0 where there is no
 * derivation, or where something in it is denied.
 */
export function conclusionStart(text: string): number {
  const found = [...text.matchAll(leading)].at(-1);
  if (!found || found.index === 0) return 0;
  const before = text.slice(0, found.index);
  const isDerivation = /[=<>≤≥]/u.test(before) && !denying.test(before);
  return isDerivation ? found.index + found[0].length : 0;
}

/** The step straight before the conclusion; null where there is none. */
export function premiseOf(text: string): string | null {
  const start = conclusionStart(text);
  if (start === 0) return null;
  const found = [...text.matchAll(leading)].at(-1);
  const before =
    text
      .slice(0, found?.index ?? 0)
      .split(/[,;。]|[.](?!\d)/u)
      .findLast((clause) => clause.trim() !== "") ?? "";
  return (before ?? "").replace(/^\s*(?:因为|由于|∵|\\because|since|because|as|if|解[:：]?|由)\s*/iu, "");
}

const leading =
  /(?:[,.;\s]|(?<=[\d)\]}]))(?:so|thus|hence|therefore|then)\s+(?=\S)|[,;\s]*(?:所以|因此|∴|\\therefore|→|⇒|\\(?:Rightarrow|to|implies)(?![a-z])|=>(?=\s?[a-z]\s?=))\s*/giu;
const denying = /\b(?:not|wrong|if|unless|or|never|no)\b|n't\b|[不非没无错或若设]|如果/iu;
