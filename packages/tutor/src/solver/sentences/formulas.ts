/** What is written in LaTeX or with special signs, in the signs of a keyboard: `\gcd(12, 18)`, 7²⁰²⁶, 3x ≡ 4 (mod 7). */
export const plainFormulas = (text: string): string =>
  signs.reduce((rest, [sign, plain]) => rest.replaceAll(sign, plain), text);

const signs: [RegExp, string][] = [
  [/[’‘]/g, "'"],
  [/\\[()[\]]|\$|["“”]/g, " "],
  [/\\(?:left|right|,|;|!|quad|displaystyle)/g, ""],
  [/\\p?mod\s?\{?(\d+)\}?/g, " mod $1"],
  [/\\[bp]mod/g, " mod "],
  [/\\(?:text|mathrm|operatorname)\s?\{([^{}]{0,40})\}/g, "$1"],
  [/\\(?:times|cdot(?!s))|[×·∙⋅]/g, "*"],
  [/\\div|÷/g, "/"],
  [/\\equiv/g, "≡"],
  [/\\(gcd|lcm)/g, "$1"],
  [/\\d?binom\s?\{(\d+)\}\s?\{(\d+)\}/g, "c($1,$2)"],
  [/\\d?frac\s?\{(-?\d+)\}\s?\{(\d+)\}/g, "($1/$2)"],
  [/\\(?:dots|ldots|cdots)|\.{2,}/g, "…"],
  [/(?<=[,+] ?)(?:\?|_+|□|\( {0,4}\))(?=[,+ ]|$)/g, "▢"],
  [/\\([{}])/g, "$1"],
  [/\^\s?\{([a-z])\}\s?(?=[a-z])/g, "^$1 "],
  [/([\^_])\s?\{(-?\w{1,12})\}/g, "$1$2"],
  [/[−–—]/g, "-"],
  [/(?<=\w)\s?\*\s?(?=\w)/g, "*"],
  [/(?<=\w)\s?\/\s?(?=\w)/g, "/"],
  [/(?<=\w)\s?\^\s?(?=[\w(])/g, "^"],
];
