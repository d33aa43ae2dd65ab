import { describe, expect, it } from "vitest";
import { checkAnswer, type Rubric } from "./index.ts";

type Row = Omit<Rubric, "keys"> & {
  key: string | string[];
  equal?: string[];
  different?: string[];
  unreadable?: string[];
};

/** A table of answers: for each key, what is right, what is not, and what nobody can read. */
export function rows(title: string, table: Row[]) {
  describe(title, () => {
    for (const { key, equal = [], different = [], unreadable = [], ...rubric } of table) {
      const keys = [key].flat();
      const verdictOf = (given: string) => checkAnswer(given, { ...rubric, keys }).verdict;
      for (const given of equal) it(`${keys} is ${given}`, () => expect(verdictOf(given)).toBe("equal"));
      for (const given of different) it(`${keys} is not ${given}`, () => expect(verdictOf(given)).toBe("different"));
      for (const given of unreadable) {
        it(`for ${keys}, ${given} cannot be read`, () => expect(verdictOf(given)).toBe("unreadable"));
      }
    }
  });
}
