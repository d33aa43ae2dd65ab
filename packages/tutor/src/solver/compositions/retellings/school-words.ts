// Parts of sentences, as Chinese exercise books have them.
export const formula = "[^,;_一-龥]{1,60}?";
export const number = "-?\\d+(?:\\.\\d+)?(?:/\\d+)?";
export const if_ = "(?:若|已知|如果|设|假设|且|知道)?,?";
export const so = "(?:,|那么|那|则|求|求出|试求|请问|问|请|这时|此时)*";
/** ____, 等于多少, 的值是. */
export const blank = "(?:的值|的结果)?(?:是|为|等于|=)?(?:多少|几|什么)?(?:=)?[ _]*(?:\\([ _]*\\))?";

/** LaTeX in plain signs. */
export const inPlainSigns = (formula: string): string =>
  formula
    .replaceAll(/\\[dt]?frac ?\{([^{}]+(?:\{[^{}]*\}[^{}]*)*)\} ?\{([^{}]+(?:\{[^{}]*\}[^{}]*)*)\}/g, "(($1)/($2))")
    .replaceAll(/\\[dt]?frac ?(\d) ?\{([^{}]+(?:\{[^{}]*\}[^{}]*)*)\}/g, "(($1)/($2))")
    .replaceAll(/\\[dt]?frac ?(\d)(\d)/g, "($1/$2)")
    .replaceAll(/\\sqrt ?\{([^{}]+)\}/g, "√($1)")
    .replaceAll(/[_ ]+$/g, "")
    .trim();

export const lettersOf = (formula: string) =>
  new Set(formula.replaceAll(/\\[a-z]+|sqrt|cbrt/g, "").match(/[a-z]/g) ?? []);
export const put = (formula: string, letter: string, value: string) =>
  inPlainSigns(formula).replaceAll(new RegExp(`${letter}(?![_\\d])`, "g"), `(${value})`);
