import { describe, expect, it } from "vitest";
import { checkAnswer, type Rubric, type Verdict } from "./index.ts";

type Row = Omit<Rubric, "keys"> & {
  key: string | string[];
  equal?: string[];
  /** Other answers, rightly rounded decimals where an exact value is asked for among them. */
  different?: string[];
  /** The right value as a decimal where an exact one is asked for. */
  rounded?: string[];
  /** Right to more places or figures than were asked for. */
  finer?: string[];
  /** An equation that is still to be solved. */
  unsolved?: string[];
  ambiguous?: string[];
  unreadable?: string[];
  /** Whatever it is called, it must not be taken for the key. */
  refused?: string[];
};

/** A table of answers: for each key, what is right, what is not, and what nobody can read. */
export function rows(title: string, table: Row[]) {
  describe(title, () => {
    for (const {
      key,
      equal,
      different,
      rounded,
      finer,
      unsolved,
      ambiguous,
      unreadable,
      refused,
      ...rubric
    } of table) {
      const keys = [key].flat();
      const outcomeOf = (given: string) => outcome(checkAnswer(given, { ...rubric, keys }));
      const each = (answers: string[] = [], sentence: string, outcomes: string[]) => {
        for (const given of answers) {
          it(`${keys} ${sentence} ${given}`, () => expect(outcomes).toContain(outcomeOf(given)));
        }
      };
      each(equal, "is", ["equal"]);
      each(different, "is not", ["different", "exact"]);
      each(rounded, "asks for an exact value instead of", ["exact"]);
      each(finer, "asks for fewer digits than in", ["decimal-places", "significant-figures"]);
      each(unsolved, "asks to solve", ["solved"]);
      each(ambiguous, "asks what is meant by", ["ambiguous"]);
      each(unreadable, "comes with no meaning for", ["unreadable"]);
      each(refused, "is never", ["different", "exact", "solved", "each-once", "ambiguous", "unreadable"]);
    }
  });
}

const outcome = (verdict: Verdict) => (verdict.verdict === "wrong-form" ? verdict.form : verdict.verdict);
