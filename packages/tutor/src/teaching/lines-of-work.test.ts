import { expect, it } from "vitest";
import { teach } from "./teach.ts";

/** The first words of the reply to the last of a student's messages. */
function toldAfter(...messages: [string, ...string[]]): string {
  const history = messages.slice(0, -1).map((content) => ({ role: "user" as const, content }));
  const asked = { mode: "tutoring", language: "en", isClosed: () => false } as const;
  return teach({ ...asked, history, message: messages.at(-1) ?? "" })?.[0]?.markdown ?? "";
}

it.each([
  ["solve 2(x+3)=14", "2x+3=14", /not it yet/],
  ["解方程 5x-3=2(x+6)", "5x-3=2x+6", /还不对/],
  ["What is 3/4 + 5/6?", "10/12", /not it yet/],
  ["factor 6x^2+7x-3", "(2x+3)(3x-1)", /right!/],
  ["分解质因数180", "2×2×3×3×5", /完全正确/],
  ["Convert 156 to binary", "10011100", /right!/],
])("takes a line of the problem's own numbers for work on it, and not for a problem: %s, %s", (problem, line, said) => {
  expect(toldAfter(problem, line)).toMatch(said);
});

it("confirms no answer of a line that was wrong", () => {
  expect(toldAfter("solve 2(x+3)=14", "2x+3=14", "x=5.5")).toMatch(/not it yet/);
  expect(toldAfter("解方程 5x-3=2(x+6)", "5x-3=2x+6", "3x=9", "x=3")).toMatch(/还不对/);
});

it("says of what comes up along the way that it does, and of what is rounded that it is", () => {
  expect(toldAfter("solve 3x+5=20", "15")).toMatch(/along the way/);
  expect(toldAfter("What is 3/4 + 5/6?", "1.6")).toMatch(/rounded/);
});

it("goes to another problem where the numbers are others", () => {
  expect(toldAfter("solve 3x+5=20", "4x-7=9")).toMatch(/first question/);
});
