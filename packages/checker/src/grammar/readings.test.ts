import { describe, expect, it } from "vitest";
import { asked } from "../asked.ts";
import { checkAnswer, readAnswer, sameGiven } from "../index.ts";
import { rows } from "../rows.ts";

/** Writing that schools use for two things: right if one of them is the key, asked about if neither is, never charged. */
rows("what can be meant in two ways", [
  { key: "n(n+1)/2", equal: ["n/2(n+1)", "n/2 (n+1)"], ambiguous: ["n/3(n+1)"] },
  { key: "√3a²/4", equal: ["√3/4a²"], ambiguous: ["√3/2a²"] },
  { key: "1", equal: ["3+-2"], ambiguous: ["4+-2"] },
  { key: "5 or 1", equal: ["3+-2", "3±2"] },
  { key: "7-3x", equal: ["7+-3x"], ambiguous: ["7+-2x"] },
  { key: "100, 200", equal: ["100,200"] },
  { key: "100200", equal: ["100,200"] },
  { key: "0.625", equal: ["0,625", "62,5%"], ambiguous: ["0,626", "62,6%"] },
  { key: "3.5", ambiguous: ["3,5"] },
  { key: "0.051", equal: ["5.1e-2"], different: ["5.1e-3"] },
  { key: "5.1e-2", equal: ["5.1e-2"], ambiguous: ["5.2e-2"] },
  { key: "3 or -2", equal: ["x=3/x=-2"] },
]);

describe("an ambiguous answer", () => {
  it("comes back in both readings", () => {
    expect(checkAnswer("n/3(n+1)", { keys: ["n(n+1)/2"] })).toEqual({
      verdict: "ambiguous",
      readings: ["\\frac{n}{3 \\left(n + 1\\right)}", "\\frac{n}{3} \\left(n + 1\\right)"],
    });
  });
  it("is shown in both readings before it is judged, and in the right one afterwards", () => {
    const preview = readAnswer("n/2(n+1)", asked(["n"]));
    const verdict = checkAnswer("n/2(n+1)", { keys: ["n(n+1)/2"] });
    expect(preview).toMatchObject({ ok: true, or: [expect.any(String)] });
    expect(preview.ok && [preview.read, ...preview.or]).toContain(verdict.verdict === "equal" && verdict.read);
  });
});

describe("the same value", () => {
  it.each([
    ["0.5", "1/2"],
    ["0.5", "50%"],
    ["1/2", "½"],
    ["2 or 3", "3, 2"],
    ["x=4", "4"],
    ["12 cm", "120 mm"],
  ])("is found in %s and %s", (one, other) => {
    expect(sameGiven(one, other, { keys: ["7"] })).toBe(true);
  });
  it.each([
    ["0.5", "0.51"],
    ["2 or 3", "2"],
    ["12 cm", "12 m"],
    ["2(", "2("],
  ])("is not found in %s and %s", (one, other) => {
    expect(sameGiven(one, other, { keys: ["7 cm"] })).toBe(false);
  });
});
