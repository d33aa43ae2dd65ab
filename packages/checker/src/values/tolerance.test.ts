import { describe, expect, it } from "vitest";
import { checkAnswer } from "../index.ts";

/** Key, tolerance, answer, verdict. */
const rows: [
  key: string,
  tolerance: number | undefined,
  given: string,
  verdict: "equal" | "different" | "wrong-form",
][] = [
  ["9.8", 0.1, "9.9", "equal"],
  ["9.8", 0.1, "9.7", "equal"],
  ["9.8", 0.1, "9.71", "equal"],
  ["9.8", 0.1, "9.69", "different"],
  ["9.8", 0.1, "9.900001", "different"],
  ["9.8", 0.1, "98/10", "equal"],
  ["9.8", undefined, "9.81", "different"],
  ["π", 0.01, "3.14", "equal"],
  ["π", 0.01, "22/7", "equal"],
  ["π", 0.001, "22/7", "different"],
  ["π", undefined, "3.14", "wrong-form"],
  ["\\sqrt{2}", 0.005, "1.41", "equal"],
  ["\\sqrt{2}", 0.005, "1.4", "different"],
  ["1/3", 0.01, "0.33", "equal"],
  ["x=5", 0.5, "x=5.5", "equal"],
  ["x=5", 0.5, "5.51", "different"],
  ["2.5 m", 0.05, "254 cm", "equal"],
  ["2.5 m", 0.05, "256 cm", "different"],
  ["(1,2)", 0.1, "(1.05,1.95)", "equal"],
  ["(1,2)", 0.1, "(1.05,2.2)", "different"],
  ["x+1", 0.1, "x+1.05", "different"],
  ["5", 0.1, "∞", "different"],
];

describe("a rubric with a tolerance", () => {
  it.each(rows)("%s within %s: %s is %s", (key, tolerance, given, verdict) => {
    expect(checkAnswer(given, { keys: [key], ...(tolerance !== undefined && { tolerance }) }).verdict).toBe(verdict);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e308, -1])("counts a tolerance of %s as none", (tolerance) => {
    expect(checkAnswer("6", { keys: ["5"], tolerance }).verdict).toBe("different");
    expect(checkAnswer("10/2", { keys: ["5"], tolerance }).verdict).toBe("equal");
  });

  it("takes no foreseen mistake for another that is merely near it", () => {
    const foreseen = [{ answer: "11", feedback: "one-too-many" }];
    expect(checkAnswer("10.9", { keys: ["10"], tolerance: 0.5, foreseen }).verdict).toBe("different");
    expect(checkAnswer("11", { keys: ["10"], tolerance: 0.5, foreseen }).verdict).toBe("foreseen");
  });
});
