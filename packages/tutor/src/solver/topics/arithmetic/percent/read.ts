import { exactValue, type q } from "@dripstone/checker/mathematics";
import type { Formula, Question } from "../../../question.ts";

/**
 * `of`: so many percent of a number. `which`: what percent one is of the other. `whole`: of what number it is so many percent.
 * `more` and `less`: a number changed by so many percent. `change`: by how many percent one became the other.
 */
export type Percent = { wanted: "of" | "which" | "whole" | "more" | "less" | "change"; a: q.Rational; b: q.Rational };

type Pattern = [
  pattern: RegExp,
  wanted: Percent["wanted"],
  first: "percent" | "number",
  second: "percent" | "number",
  turned?: true,
];

/** The numbers in order: the first is `a`, the second `b`, unless they are turned. */
const patterns: Pattern[] = [
  [/^(?:what )?# of #(?: what)?$/, "of", "percent", "number"],
  [/^(?:what )?percent-of # is #(?: what)?$/, "which", "number", "number", true],
  [/^# is percent-of #$/, "which", "number", "number"],
  [/^(?:what )?# is percent of #$/, "which", "number", "number"],
  [/^(?:what )?# is # of (?:what )?$/, "whole", "number", "percent"],
  [/^# is # of what(?: what)?$/, "whole", "number", "percent"],
  [/^# of what is #$/, "whole", "percent", "number", true],
  [/^(?:what )?more # by #$/, "more", "number", "percent"],
  [/^(?:what )?less # by #$/, "less", "number", "percent"],
  [/^(?:what )?# more by #(?: what)?$/, "more", "number", "percent"],
  [/^(?:what )?# less by #(?: what)?$/, "less", "number", "percent"],
  [/^(?:what )?# more #(?: what)?$/, "more", "number", "percent"],
  [/^(?:what )?# less #(?: what)?$/, "less", "number", "percent"],
  [/^(?:what )?# off #(?: what)?$/, "less", "percent", "number", true],
  [/^(?:what )?change from # #$/, "change", "number", "number"],
  [/^(?:what )?change from # #$/, "change", "number", "number"],
  [/^# percent of #$/, "which", "number", "number"],
  [/^# is # percent(?: what)?$/, "which", "number", "number"],
];

/** `80的25%` */
const ofWhole: Pattern = [/^(?:what )?# #(?: what)?$/, "of", "number", "percent", true];

export function readPercent({ shape, formulas, counted }: Question): Percent | null {
  const known = /\d ?的 ?\d/.test(counted) ? [ofWhole] : patterns;
  const found = shape === null ? undefined : known.find(([pattern]) => pattern.test(shape));
  const [first, second, ...more] = formulas;
  if (!found || !first || !second || more.length > 0) return null;
  const [, wanted, firstIs, secondIs, turned] = found;
  const [a, b] = [numberOf(first, firstIs), numberOf(second, secondIs)];
  if (!a || !b || a.num <= 0n || b.num <= 0n) return null;
  return turned ? { wanted, a: b, b: a } : { wanted, a, b };
}

/** A percentage as the number before its sign, with a unit of money taken off. */
function numberOf({ answer }: Formula, kind: "percent" | "number"): q.Rational | null {
  if (answer?.kind !== "expression" || answer.unit) return null;
  if ((answer.of.kind === "percent") !== (kind === "percent")) return null;
  const node = answer.of.kind === "percent" ? answer.of.of : answer.of;
  return node.kind === "number" ? exactValue(node) : null;
}
