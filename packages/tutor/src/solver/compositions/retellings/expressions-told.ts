import { type Retelling, told } from "./retelling.ts";
import { inPlainSigns as plain } from "./school-words.ts";

const sum = "(?<e>[^,=<>一-龥]*[a-z\\d)} ][-+][^,=<>一-龥]*?)";
const noun = "(?:binomial|trinomial|polynomial|expression|quantity|sum|difference)?,? ?";
const manner = "(?:,? (?:and|then) (?:simplify|expand|combine like terms|multiply it out))?";
const isFormula = (e: string) => !/[a-z]{2,}/.test(e.replaceAll(/sqrt|cbrt/g, "")) && /[a-z]/.test(e);

const powered =
  (to: string): Retelling[1] =>
  ({ e = "" }) =>
    isFormula(e) ? `expand (${plain(e)})^${to}` : null;
const powers: [en: string, ordinal: string, to: string, zh: string][] = [
  ["square", "(?:2nd|second)", "2", "平方"],
  ["cube", "(?:3rd|third)", "3", "立方|3次方"],
  ["(?!.)", "(?:4th|fourth)", "4", "4次方"],
];

/** Exercises with expressions, in other words than their verb and their formula. */
export const ofExpressionsTold: Retelling[] = [
  ...powers.flatMap(([verb, ordinal, to, zh]) =>
    told(
      [
        `(?:expand )?${verb} (?:the |this )?${noun}${sum}${manner}`,
        `(?:the )?${verb} of (?:the |this )?(?:binomial|trinomial|polynomial|expression|quantity),? ?${sum}${manner}`,
        `(?:raise|take) (?:the |this )?${noun}${sum} to the ${ordinal}(?: power)?${manner}`,
        `(?:求|计算)?(?:2项式|多项式|式子|代数式)${sum}的(?:${zh})(?:展开式)?`,
      ],
      powered(to),
    ),
  ),
  // Spoken powers are signs already when a sentence is read.
  ...told(
    [
      `(?:raise|take) (?:the |this )?(?:binomial|quantity|expression) ${sum}\\^(?<n>[2-5])${manner}`,
      `2项式${sum}\\^(?<n>[23])`,
    ],
    ({ e = "", n = "" }) => powered(n)({ e }),
  ),
];
