import { expect, it } from "vitest";
import { insertFormula } from "./insert-formula.ts";

/** A text with `|` where the caret stands, or around what is chosen. */
function put(text: string, latex: string): string {
  const [before = "", chosen = "", after] = text.split("|");
  const whole = text.replaceAll("|", "");
  const from = before.length;
  const { text: told, caret } = insertFormula(
    whole,
    { from, to: after === undefined ? from : from + chosen.length },
    latex,
  );
  return `${told.slice(0, caret)}|${told.slice(caret)}`;
}

it("puts a formula where the caret stands, apart from the words around it", () => {
  expect(put("|", "x^2")).toBe("$x^2$|");
  expect(put("Solve|", "x+1=2")).toBe("Solve $x+1=2$|");
  expect(put("Solve | please", "x")).toBe("Solve $x$| please");
  expect(put("(|)", "x")).toBe("($x$|)");
  expect(put("is |5 right?", "x")).toBe("is $x$ |5 right?");
  expect(put("解方程|，怎么做？", "x")).toBe("解方程 $x$|，怎么做？");
  expect(put("$a$|$b$", "x")).toBe("$a$ $x$ |$b$");
});

it("takes the place of what is chosen", () => {
  expect(put("Is |x squared| even?", "x^2")).toBe("Is $x^2$| even?");
});
