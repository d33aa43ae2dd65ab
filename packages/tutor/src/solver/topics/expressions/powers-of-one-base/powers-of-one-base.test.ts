import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solutionOf } from "../../../testing/solve-text.ts";

describe("powers of one base", () => {
  answersRows([
    ["Write 8^5 as a power of 2.", "2^15"],
    ["Write 27*81 as a single power of 3", "3^7"],
    ["write 1/25 as a power of 5", "5^(-2)"],
    ["write 12 as a power of 2", null],
    ["把8^5写成以2为底的幂", "2^15"],
    ["Write 3^4*3^7 as a single power.", "3^11"],
  ]);

  it.each([
    ["write 3^4*3^7 as a single power", "3^11"],
    ["write 8*4^3 as a single power", "2^9"],
    ["write 9^4 as a power of 3", "3^8"],
  ])("%s is left as a power", (question, key) => expect(solutionOf(question)?.answer.key).toBe(key));
});
