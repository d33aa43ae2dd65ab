import type { Test } from "./chance.ts";

/** How a test on a number is said; its places start with `t`, once per expression. */
export const testSource =
  "(?:an? |the )?(?:number )?(?:that is |which is |is |are |be )?(?:an? )?(?:(?<kind>even|odd|prime|composite)(?: numbers?| sums?)?" +
  "|(?:multiples? of|divisible by) (?<multiple>\\d{1,4})" +
  "|(?:greater|more|larger|higher|bigger) than (?<above>\\d{1,4})(?! or)" +
  "|(?:less|smaller|lower|fewer) than (?<below>\\d{1,4})(?! or)" +
  "|at least (?<from>\\d{1,4})|at most (?<to>\\d{1,4})" +
  "|(?<from2>\\d{1,4}) or (?:more|greater|higher|above)|(?<to2>\\d{1,4}) or (?:less|lower|fewer|below)" +
  "|(?<one>\\d{1,4}(?:(?:, | or an? | or |, or )\\d{1,4}){0,4})(?!\\d| or (?:more|greater|less|higher|lower)|s\\b|的倍数)" +
  "|(?<zh>偶数|奇数|质数|素数|合数)(?:点)?|(?<multiple2>\\d{1,4})的倍数|大于(?<above2>\\d{1,4})|小于(?<below2>\\d{1,4})|不小于(?<from3>\\d{1,4})|不大于(?<to3>\\d{1,4}))";

const chinese: Record<string, "even" | "odd" | "prime" | "composite"> = {
  偶数: "even",
  奇数: "odd",
  质数: "prime",
  素数: "prime",
  合数: "composite",
};

export function testOf(groups: Record<string, string | undefined>): Test | null {
  const { kind, zh, multiple = groups.multiple2, above = groups.above2, below = groups.below2, one } = groups;
  const from = groups.from ?? groups.from2 ?? groups.from3;
  const to = groups.to ?? groups.to2 ?? groups.to3;
  const named =
    kind === "even" || kind === "odd" || kind === "prime" || kind === "composite" ? kind : chinese[zh ?? ""];
  if (named) return { is: named };
  if (multiple) return Number(multiple) > 0 ? { is: "multiple", of: Number(multiple) } : null;
  if (above) return { is: "above", of: Number(above) };
  if (below) return { is: "below", of: Number(below) };
  if (from) return { is: "from", of: Number(from) };
  if (to) return { is: "to", of: Number(to) };
  return one ? { is: "one", of: [...one.matchAll(/\d+/g)].map(([number]) => Number(number)) } : null;
}
