import { type Retelling, thenZh, told, whatZh } from "./retelling.ts";

const [letter, number] = ["[a-z]", "\\d{1,4}"];
const under = (inside: string) => `√ ?(?:\\(${inside}\\)|\\{${inside}\\})`;
const [one, other] = [under(`(?<x>${letter}) ?- ?(?<a>${number})`), under(`\\k<a> ?- ?\\k<x>`)];
const rest = `(?:(?<s>[-+]) ?(?<c>${number}))?`;

/** Where √(x - 3) and √(3 - x) both are numbers, x is 3, and both are 0. */
export const ofOpposites: Retelling[] = told(
  [
    `(?:若|已知|如果|设)?(?<y>${letter}) ?= ?${one} ?\\+ ?${other} ?${rest}${thenZh}(?<p>\\k<x>|\\k<y>)(?:的|\\^)(?<q>\\k<x>|\\k<y>)(?:次方|次幂)?(?:的值)?${whatZh}`,
    `(?:若|已知|如果|设)?${one} ?\\+ ?${other} ?${rest} ?= ?(?<y>${letter})${thenZh}(?<p>\\k<x>|\\k<y>)(?:的|\\^)(?<q>\\k<x>|\\k<y>)(?:次方|次幂)?(?:的值)?${whatZh}`,
    `(?:if )?(?<y>${letter}) ?= ?${one} ?\\+ ?${other} ?${rest},? ?(?:then )?(?:what is|find)? ?(?:the value of )?(?<p>\\k<x>|\\k<y>)\\^(?<q>\\k<x>|\\k<y>)`,
  ],
  ({ x, y, a = "", s = "+", c = "0", p, q }) => {
    if (x === y || p === q) return null;
    const values: Record<string, string> = { [x ?? ""]: a, [y ?? ""]: s === "-" ? `(-${c})` : c };
    return `calculate ${values[p ?? ""]}^${values[q ?? ""]}`;
  },
);
