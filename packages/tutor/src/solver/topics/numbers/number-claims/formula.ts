/** An expression in letters for whole numbers: `3a+2b`, `n(n+1)`, `n^2+1`. */
export type Formula = { text: string; letters: string[] };

const LENGTH_MAX = 40;

/** Null where it is none, or has other letters than these. */
export function formulaOf(written: string, letters: string[]): Formula | null {
  const text = written
    .replaceAll(/ squared\b/g, "^2")
    .replaceAll(/ cubed\b/g, "^3")
    .replaceAll(/ plus /g, "+")
    .replaceAll(/ minus /g, "-")
    .replaceAll(/ times /g, "*")
    .replaceAll(/[ {}]/g, "")
    .replaceAll(/(?<=[\da-z)])(?=[a-z(])/g, "*");
  const used = new Set(text.match(/[a-z]/g));
  const isOurs = used.size === letters.length && letters.every((letter) => used.has(letter));
  if (text.length > LENGTH_MAX || !isOurs || /[a-z]\d/.test(text)) return null;
  return valueOfFormula(
    { text, letters },
    letters.map(() => 1),
  ) === null
    ? null
    : { text, letters };
}

/** Null where it cannot be read. */
export function valueOfFormula({ text, letters }: Formula, numbers: readonly number[]): number | null {
  const tokens = text.match(/\d+|[a-z]|[-+*^()]/g) ?? [];
  if (tokens.join("") !== text) return null;
  let at = 0;
  const next = () => tokens[at];
  const take = () => tokens[at++] ?? "";
  const atom = (): number => {
    const token = take();
    if (token === "(") {
      const inner = sum();
      return take() === ")" ? inner : Number.NaN;
    }
    const letter = letters.indexOf(token);
    if (letter >= 0) return numbers[letter] ?? Number.NaN;
    return /^\d+$/.test(token) ? Number(token) : Number.NaN;
  };
  const power = (): number => {
    const base = atom();
    if (next() !== "^") return base;
    take();
    const exponent = take();
    return /^[1-6]$/.test(exponent) ? base ** Number(exponent) : Number.NaN;
  };
  const product = (): number => {
    let all = power();
    while (next() === "*") {
      take();
      all *= power();
    }
    return all;
  };
  const sum = (): number => {
    let all = product();
    while (next() === "+" || next() === "-") all = take() === "+" ? all + product() : all - product();
    return all;
  };
  const value = sum();
  return at === tokens.length && Number.isSafeInteger(value) ? value : null;
}

/** As it is printed. */
export const formulaSaid = ({ text }: Formula): string =>
  text.replaceAll(/\*(?=[a-z(])/g, "").replaceAll("*", " \\cdot ");
