import { fractionSign } from "../../../sentences/fractions.ts";
import type { Sequence } from "./work.ts";

/** The question as it is said back. */
export function problemOf({ rule, shown, wanted }: Sequence): { en: string; ch: string } {
  const terms = `$${shown.map(fractionSign).join(", ")}, \\dots$`;
  switch (wanted.what) {
    case "next":
      if ((wanted.many ?? 1) > 1)
        return { en: `the next ${wanted.many} terms of ${terms}`, ch: `${terms} 后面的 $${wanted.many}$ 项` };
      return { en: `the next term of ${terms}`, ch: `${terms} 的下一项` };
    case "term":
      return { en: `term number $${wanted.n}$ of the sequence ${terms}`, ch: `数列 ${terms} 的第 $${wanted.n}$ 项` };
    case "sum":
      return {
        en: `the sum of the first $${wanted.n}$ terms of ${terms}`,
        ch: `数列 ${terms} 前 $${wanted.n}$ 项的和`,
      };
    case "place":
      return {
        en: `which term of ${terms} is $${fractionSign(wanted.value)}$`,
        ch: `$${fractionSign(wanted.value)}$ 是数列 ${terms} 的第几项`,
      };
    case "both":
      return rule.kind === "geometric"
        ? { en: `the first term and the common ratio of ${terms}`, ch: `数列 ${terms} 的首项和公比` }
        : { en: `the first term and the common difference of ${terms}`, ch: `数列 ${terms} 的首项和公差` };
    case "step":
      return rule.kind === "geometric"
        ? { en: `the common ratio of the sequence ${terms}`, ch: `数列 ${terms} 的公比` }
        : { en: `the common difference of the sequence ${terms}`, ch: `数列 ${terms} 的公差` };
    case "recursive":
      return { en: `a recursive rule for ${terms}`, ch: `数列 ${terms} 的递推公式` };
    case "formula":
      return { en: `a formula for the $n$th term of ${terms}`, ch: `数列 ${terms} 的通项公式` };
  }
}
