import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkAnswer } from "../index.ts";

/** An expression as text, fully bracketed, in x, y and small numbers. */
const expression = fc.letrec<{ tree: string; leaf: string }>((tie) => ({
  leaf: fc.oneof(
    fc.constantFrom("x", "y"),
    fc.integer({ min: 1, max: 20 }).map(String),
    fc.constantFrom("1/2", "0.3", "√2", "√3", "π"),
  ),
  tree: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    tie("leaf"),
    fc.tuple(tie("tree"), fc.constantFrom("+", "-", "*"), tie("tree")).map(([a, op, b]) => `(${a})${op}(${b})`),
    fc.tuple(tie("tree"), fc.integer({ min: 2, max: 3 })).map(([a, n]) => `(${a})^${n}`),
    fc.tuple(tie("tree"), fc.constantFrom("|x|", "√(x^2+1)", "sin x", "2^x")).map(([a, f]) => `(${a})+${f}`),
  ),
})).tree;

const letters = ["x", "y"];
const verdict = (given: string, key: string) => checkAnswer(given, { keys: [key], letters }).verdict;
const short = (...texts: string[]) => texts.every((text) => text.length < 150);

const laws: [name: string, law: (a: string, b: string, c: string) => [string, string]][] = [
  ["a + b = b + a", (a, b) => [`(${a})+(${b})`, `(${b})+(${a})`]],
  ["ab = ba", (a, b) => [`(${a})(${b})`, `(${b})*(${a})`]],
  ["a(b + c) = ab + ac", (a, b, c) => [`(${a})*((${b})+(${c}))`, `(${a})(${b})+(${a})*(${c})`]],
  ["(a + b)(a − b) = a² − b²", (a, b) => [`((${a})+(${b}))((${a})-(${b}))`, `(${a})^2-(${b})^2`]],
  ["a − b = −(b − a)", (a, b) => [`(${a})-(${b})`, `-((${b})-(${a}))`]],
  ["(a + b)² = a² + 2ab + b²", (a, b) => [`((${a})+(${b}))^2`, `(${a})²+2(${a})(${b})+(${b})²`]],
  ["a/7 = a · 1/7", (a) => [`\\frac{${a}}{7}`, `1/7*(${a})`]],
  ["a + 0 = 1 · a", (a) => [`(${a})+0`, `1*(${a})`]],
];

describe("algebra's laws change no answer", () => {
  for (const [name, law] of laws) {
    it(name, () => {
      fc.assert(
        fc.property(expression, expression, expression, (a, b, c) => {
          fc.pre(short(a, b, c));
          const [left, right] = law(a, b, c);
          expect(verdict(right, left)).toBe("equal");
        }),
        { numRuns: 60, seed: 20 },
      );
    });
  }
});

describe("another constant is another answer", () => {
  it("a + c is not a + d", () => {
    fc.assert(
      fc.property(expression, fc.integer({ min: -99, max: 99 }), fc.integer({ min: -99, max: 99 }), (a, c, d) => {
        fc.pre(c !== d && short(a));
        expect(verdict(`(${a})+(${d})/1000`, `(${a})+(${c})/1000`)).toBe("different");
      }),
      { numRuns: 200, seed: 21 },
    );
  });
  it("ca is not da, unless a is 0", () => {
    fc.assert(
      fc.property(expression, fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }), (a, c, d) => {
        fc.pre(c !== d && short(a) && verdict(a, "0") !== "equal");
        expect(verdict(`${d}*(${a})`, `${c}*(${a})`)).toBe("different");
      }),
      { numRuns: 200, seed: 22 },
    );
  });
});

describe("fractions are exact", () => {
  const integer = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
  const positive = fc.bigInt({ min: 1n, max: 10n ** 30n });
  it("k·a / k·b is a/b, and nothing else is", () => {
    fc.assert(
      fc.property(integer, positive, positive, (a, b, k) => {
        expect(verdict(`${a * k}/${b * k}`, `${a}/${b}`)).toBe("equal");
        expect(verdict(`${a * k + 1n}/${b * k}`, `${a}/${b}`)).toBe("different");
      }),
      { numRuns: 200, seed: 23 },
    );
  });
});
