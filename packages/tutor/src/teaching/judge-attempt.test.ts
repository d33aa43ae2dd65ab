import { describe, expect, it } from "vitest";
import { solutionOf } from "../solver/testing/solve-text.ts";
import { judgeAttempt } from "./judge-attempt.ts";

const judged = (question: string, message: string) => {
  const solution = solutionOf(question);
  return solution && judgeAttempt(message, solution).verdict;
};

describe("a number whose digits are letters, too", () => {
  const question = "convert 255 to base 16";

  it.each(["FF", "ff", "0xff", "ff_16", "FF_{16}", "is it FF?", "so 15 and 15, so ff", "十六进制是ff", "00FF"])(
    "is right however it is written: %s",
    (message) => expect(judged(question, message)).toBe("right"),
  );

  it.each(["FE", "fe", "0xF", "maybe 1F"])("is wrong where it is another: %s", (message) =>
    expect(judged(question, message)).toBe("wrong"),
  );

  it.each(["what", "idk", "ok", "A cab"])("is not read of words: %s", (message) =>
    expect(judged(question, message)).toBe("unreadable"),
  );
});
