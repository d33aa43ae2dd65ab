import { q } from "@dripstone/checker/mathematics";

/** `times` somebody's amount; a `shift` of null is the time that the clause is about. */
export type Part = { name: string; times: q.Rational; shift: q.Rational | null };
export type Ask =
  | { kind: "one"; name: string; shift: q.Rational | null }
  | { kind: "more"; name: string; than: string }
  | { kind: "each" };
/** What a clause says: the left parts are the right ones and `plain`; `they` are all who are named. */
export type Clause =
  | { says: "equation"; left: Part[] | "they"; right: Part[]; plain: q.Rational; shift: q.Rational | null }
  | { says: "ask"; of: Ask }
  /** "4 years ago," before what was so. */
  | { says: "time"; shift: q.Rational };

/** The one who was told of first, and the only other one. */
export const [first, other] = ["<first>", "<other>"];

export type Groups = Record<string, string | undefined>;
export type Pattern = [RegExp, (groups: Groups) => Clause | null];

export const number = (text = "0"): q.Rational => {
  const [whole = "0", places = ""] = text.split(".");
  return q.rational(BigInt(whole + places), 10n ** BigInt(places.length));
};

export const part = (name: string, times: q.Rational = q.ONE, shift: q.Rational | null = null): Part => ({
  name,
  times,
  shift,
});

export const equation = (
  left: Part[] | "they",
  right: Part[],
  plain: q.Rational,
  shift: q.Rational | null = null,
): Clause => ({
  says: "equation",
  left,
  right,
  plain,
  shift,
});

/** Of the first pattern that fits and makes sense. */
export function clauseBy(patterns: Pattern[], clause: string): Clause | null {
  for (const [pattern, make] of patterns) {
    const found = pattern.exec(clause);
    const said = found && make({ ...found.groups });
    if (said) return said;
  }
  return null;
}
