import { q } from "@dripstone/checker/mathematics";
import { defineTopic } from "../../../topic.ts";
import { readAngles } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { type Angles, workAngles } from "./work.ts";

/** Angles of triangles and polygons, complements and supplements. */
export const angles = defineTopic({
  name: "angles",
  words,
  read: readAngles,
  work: workAngles,
  holds: (problem, { key }) => isRight(problem, key),
  similar: (problem): Angles => {
    const more = (angle: q.Rational) =>
      q.compare(angle, q.rational(50n)) < 0 ? q.add(angle, q.rational(5n)) : q.subtract(angle, q.rational(5n));
    if (problem.kind === "third") return { ...problem, a: more(problem.a), b: more(problem.b) };
    if (problem.kind === "sidesOfSum") return { ...problem, a: q.add(problem.a, q.rational(360n)) };
    if (problem.kind === "sidesOfEach") return { ...problem, a: q.rational(problem.a.num === 150n ? 140n : 150n) };
    if (problem.kind === "sidesOfOuter") return { ...problem, a: q.rational(problem.a.num === 30n ? 40n : 30n) };
    return "a" in problem
      ? { ...problem, a: more(problem.a) }
      : { ...problem, sides: problem.sides === 10n ? 12n : 10n };
  },
});

/** The angles add up; the outer and the inner angle of a polygon make a straight line. */
function isRight(problem: Angles, key: string): boolean {
  const [num = "0", den = "1"] = key.replace("°", "").split("/");
  const answer = q.rational(BigInt(num), BigInt(den));
  const straight = q.rational(180n);
  switch (problem.kind) {
    case "third":
      return q.same([problem.a, problem.b, answer].reduce(q.add), straight);
    case "base":
      return q.same([problem.a, answer, answer].reduce(q.add), straight);
    case "apex":
      return q.same([problem.a, problem.a, answer].reduce(q.add), straight);
    case "sidesOfSum":
      return q.same(q.multiply(straight, q.subtract(answer, q.rational(2n))), problem.a);
    case "sidesOfEach":
      return q.same(q.multiply(q.subtract(straight, problem.a), answer), q.rational(360n));
    case "sidesOfOuter":
      return q.same(q.multiply(problem.a, answer), q.rational(360n));
    case "complement":
      return q.same(q.add(answer, problem.a), q.rational(90n));
    case "supplement":
      return q.same(q.add(answer, problem.a), straight);
    case "outer":
      return q.same(q.multiply(answer, q.rational(problem.sides)), q.rational(360n));
    case "each":
      return q.same(q.multiply(q.subtract(straight, answer), q.rational(problem.sides)), q.rational(360n));
    case "sum":
      return q.same(q.add(answer, q.rational(360n)), q.multiply(straight, q.rational(problem.sides)));
  }
}
