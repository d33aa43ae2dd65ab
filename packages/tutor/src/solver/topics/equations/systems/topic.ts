import { q } from "@dripstone/checker/mathematics";
import { minus } from "../../../algebra/polynomial.ts";
import { readQuestion } from "../../../question.ts";
import { defineTopic } from "../../../topic.ts";
import { constantOf, factorOf, readSystem, type System } from "./problem.ts";
import words from "./words.json" with { type: "json" };
import { workSystem } from "./work.ts";

/** Two or three linear equations that hold together. */
export const systems = defineTopic({
  name: "systems",
  words,
  read: readSystem,
  work: workSystem,
  holds,
  similar: (problem) => {
    const texts =
      problem.letters.length === 3
        ? ["x + y + z = 6; x - y + z = 2; 2x + y - z = 1", "x + y + z = 9; x - y = 1; y + z = 5"]
        : ["x + y = 7; x - y = 1", "2x + y = 8; x - y = 1"];
    const others = texts.flatMap((text) => {
      const question = readQuestion(text);
      const other = question && readSystem(question);
      return other ? [other] : [];
    });
    const isSame = (other: System) =>
      other.equations.every((equation, index) => minus(equation, problem.equations[index] ?? []).length === 0);
    return others.find((other) => !isSame(other)) ?? problem;
  },
});

/** The numbers are put into each equation; and the determinant tells how many solutions there are. */
function holds({ equations, letters }: System, { key }: { key: string }): boolean {
  const rows = equations.map((equation) => letters.map((letter) => factorOf(equation, letter)));
  const isRegular = determinant(rows).num !== 0n;
  if (key === "no solution" || key === "infinitely many solutions")
    return !isRegular && consistent(equations, letters) === (key !== "no solution");
  const values = new Map(
    key.split(", ").map((part) => {
      const [letter = "", text = "0"] = part.split(" = ");
      const [num = "0", den = "1"] = text.split("/");
      return [letter, q.rational(BigInt(num), BigInt(den))];
    }),
  );
  return (
    isRegular &&
    equations.every(
      (equation) =>
        letters.reduce(
          (sum, letter) => q.add(sum, q.multiply(factorOf(equation, letter), values.get(letter) ?? q.ZERO)),
          constantOf(equation),
        ).num === 0n,
    )
  );
}

/** By the first row. */
function determinant(rows: q.Rational[][]): q.Rational {
  const [first, ...rest] = rows;
  if (!first) return q.ONE;
  return first.reduce((sum, value, column) => {
    const minor = determinant(rest.map((row) => row.filter((_, index) => index !== column)));
    const part = q.multiply(value, minor);
    return column % 2 === 0 ? q.add(sum, part) : q.subtract(sum, part);
  }, q.ZERO);
}

/** For two equations whose letters are in proportion: whether their numbers are, too. Others are left open. */
function consistent(equations: System["equations"], letters: string[]): boolean | null {
  const [a, b] = equations;
  if (!a || !b || letters.length !== 2) return null;
  const [x = "", y = ""] = letters;
  const cross = (first: q.Rational, second: q.Rational, third: q.Rational, fourth: q.Rational) =>
    q.subtract(q.multiply(first, fourth), q.multiply(second, third)).num === 0n;
  return [x, y].every((letter) => cross(factorOf(a, letter), constantOf(a), factorOf(b, letter), constantOf(b)));
}
