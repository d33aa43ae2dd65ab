import { describe, expect, it } from "vitest";
import { lastOf, talk } from "./testing/talk.ts";
import words from "./words.json" with { type: "json" };

const { en, ch } = words;
const saidAfter = (...messages: string[]) => (talk(messages).at(-1) ?? []).map(({ markdown }) => markdown);

describe("an answer that is the task itself", () => {
  it.each([
    ["factor x^2+7x+10", "x^2+7x+10"],
    ["factor x^2-9", "x²-9"],
    ["expand (x+4)(x-1)", "(x+4)(x-1)"],
    ["simplify 2x+3x", "2x+3x"],
    ["simplify sqrt(50)", "sqrt(50)"],
    ["simplify (x^2-9)/(x-3)", "(x^2-9)/(x-3)"],
    ["simplify 12/18", "12/18"],
    ["simplify the ratio 12:18", "12:18"],
    ["factor 60 into primes", "60"],
    ["convert 0.75 to a fraction", "0.75"],
    ["write 45000 in scientific notation", "45000"],
    ["what is 7*8", "7*8"],
  ])("is none yet: %s", (task, answer) => {
    const said = saidAfter(task, answer);
    expect(said[0]).toBe(en.forms.unchanged);
    expect(
      talk([task, answer])
        .at(-1)
        ?.map(({ kind }) => kind),
    ).not.toContain("answer");
  });

  it("is heard in Chinese, too", () => {
    expect(saidAfter("因式分解 x^2-9", "x^2-9")[0]).toBe(ch.forms.unchanged);
  });

  it("opens the whole solution to nobody", () => {
    expect(lastOf(["factor x^2+7x+10", "x^2+7x+10", "show me the whole solution"])).toContain(en.tryFirst);
  });
});

describe("an answer of the right value in another form", () => {
  it.each([
    ["factor x^2+6x+8", "x(x+6)+8", "factored"],
    ["factor 2x^2+14x+20", "(2x+4)(x+5)", "factored"],
    ["expand (x+4)(x-1)", "x^2+4x-x-4", "expanded"],
    ["factor 60 into primes", "2*30", "primes"],
    ["factor 60 into primes", "6*10", "primes"],
    ["gcd of 30 and 42", "gcd(30,42)", "worked-out"],
    ["lcm of 4 and 6", "lcm(4,6)", "worked-out"],
    ["9 choose 2", "9C2", "worked-out"],
    ["simplify sqrt(72)", "3sqrt(8)", "simplest"],
    ["simplify sqrt(72)", "2*3sqrt(2)", "simplest"],
    ["simplify x^3*x^4", "x^(3+4)", "simplest"],
    ["simplify the ratio 12:18", "6:9", "simplest"],
    ["solve 3x+5=20", "x=15/3", "simplest"],
    ["convert 3/4 to a percent", "0.75", "as-asked"],
    ["write 45000 in scientific notation", "45*10^3", "as-asked"],
  ] as const)("is not finished: %s, %s", (task, answer, form) =>
    expect(saidAfter(task, answer)).toEqual([en.forms[form]]),
  );
});

describe("an answer in the form that is asked for", () => {
  it.each([
    ["factor x^2+7x+10", "(x+2)(x+5)"],
    ["factor 2x^2+14x+20", "2(x+2)(x+5)"],
    ["expand (x+4)(x-1)", "x²+3x-4"],
    ["simplify 2x+3x", "x*5"],
    ["simplify sqrt(50)", "5√2"],
    ["simplify 6x/4", "3x/2"],
    ["simplify 6x/4", "1.5x"],
    ["simplify the ratio 12:18", "2:3"],
    ["factor 60 into primes", "2²×3×5"],
    ["factor 60 into primes", "60 = 2*2*3*5"],
    ["9 choose 2", "36"],
    ["what is 3/4 + 2/5", "1 3/20"],
    ["solve 2x=3", "x = 1.5"],
    ["solve x^2=25", "±5"],
    ["solve x^2=25", "x = ±5"],
    ["convert 3/4 to a percent", "75"],
    ["write 45000 in scientific notation", "4.5*10^4"],
    ["which is bigger, 0.75 or 2/3", "0.75"],
    ["area of a circle with radius 3", "9pi"],
  ])("is right: %s, %s", (task, answer) =>
    expect(
      talk([task, answer])
        .at(-1)
        ?.map(({ kind }) => kind),
    ).toContain("answer"),
  );

  it("is looked for in nothing that is asked anew", () => {
    expect(saidAfter("solve 3x+5=20", "what is 2+3?")[0]).toBe(en.start);
    expect(saidAfter("solve 3x+5=20", "x = 5", "2+3")[0]).toBe(en.start);
  });
});
