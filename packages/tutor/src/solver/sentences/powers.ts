const spoken: [RegExp, string][] = [
  [/(?<=\d) (?:raised )?to the (?:power(?: of)? (\d+)|(\d+)(?:st|nd|rd|th)(?: power)?)/g, "^$1$2"],
  [/(?<=\d) squared\b/g, "^2"],
  [/(?<=\d) cubed\b/g, "^3"],
  [/(?<=\d)的(\d+)次(?:方|幂)/g, "^$1"],
  [/(?<=\d)的平方(?!根|数)/g, "^2"],
  [/(?<=\d)的立方(?!根|数)/g, "^3"],
];

/** Powers in words, in signs: "7 to the power of 2026" and 7 的 2026 次方 become 7^2026. */
export const powersInSigns = (text: string): string =>
  spoken.reduce((rest, [words, sign]) => rest.replaceAll(words, sign), text);
