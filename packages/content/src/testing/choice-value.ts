/**
 * The number that a choice such as `$\frac{3}{8}$`, `$6+2\sqrt{3}$`, or `$12\pi$` stands for; undefined for words. Reads sums of terms, each of them a
 * number or a fraction, perhaps with a root or π.
 */
export function choiceValue(choice: string): number | undefined {
  const formula = /^\$([^$]+)\$$/.exec(choice)?.[1]?.replaceAll(/\s|\\,/g, "");
  if (!formula) return undefined;
  const terms = formula.split(/(?=[+-])/).map(termValue);
  return terms.every((term) => term !== undefined) ? terms.reduce((sum, term) => sum + term, 0) : undefined;
}

function termValue(term: string): number | undefined {
  const parts = /^([+-]?)([\d.]+)?(?:\\d?frac\{(\d+)\}\{(\d+)\})?(?:\\sqrt\{(\d+)\})?(\\pi)?$/.exec(term);
  if (!parts) return undefined;
  const [, sign, whole, above, below, root, pi] = parts;
  const fraction = above === undefined ? 0 : Number(above) / Number(below);
  const factor = whole === undefined && above === undefined ? 1 : Number(whole ?? 0) + fraction;
  return (sign === "-" ? -1 : 1) * factor * Math.sqrt(Number(root ?? 1)) * (pi ? Math.PI : 1);
}
