import { q } from "@dripstone/checker/mathematics";
import { defineTopic } from "../../../topic.ts";
import { readCoordinates } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { type Coordinates, type Point, workCoordinates } from "./work.ts";

/** Two points: their distance and midpoint, the slope and the equation of their line. */
export const coordinates = defineTopic({
  name: "coordinates",
  words,
  read: readCoordinates,
  work: workCoordinates,
  holds: (problem, { key }) => isRight(problem, key),
  similar: ({ wanted, a, b }): Coordinates => ({ wanted, a: moved(a), b: moved(b) }),
});

const moved = ({ x, y }: Point): Point => ({ x: q.add(x, q.ONE), y: q.add(y, q.rational(2n)) });

function isRight({ wanted, a, b }: Coordinates, key: string): boolean {
  const numbers = key.match(/-?\d+(?:\/\d+)?/g)?.map(fractionIn) ?? [];
  const [first = q.ZERO, second] = numbers;
  const { same, add, subtract, multiply } = q;
  switch (wanted) {
    case "distance": {
      // `of * sqrt(under) / den`, squared.
      const [, of = "1", under = "1", den = "1"] = /^(-?\d+)(?:\*sqrt\((\d+)\))?(?:\/(\d+))?$/.exec(key) ?? [];
      const square = q.rational(BigInt(of) ** 2n * BigInt(under), BigInt(den) ** 2n);
      const twice = (one: Point, other: Point) => add(multiply(one.x, other.x), multiply(one.y, other.y));
      return same(square, subtract(add(twice(a, a), twice(b, b)), multiply(q.rational(2n), twice(a, b))));
    }
    case "midpoint":
      return [first, second].every((middle, index) => {
        const [one, other] = index === 0 ? [a.x, b.x] : [a.y, b.y];
        return middle !== undefined && same(subtract(middle, one), subtract(other, middle));
      });
    case "slope":
      return same(add(a.y, multiply(first, subtract(b.x, a.x))), b.y);
    case "line":
      if (key.startsWith("x")) return [a, b].every(({ x }) => same(x, first));
      return [a, b].every(({ x, y }) => second !== undefined && same(add(multiply(first, x), second), y));
  }
}

function fractionIn(key: string): q.Rational {
  const [num = "0", den = "1"] = key.split("/");
  return q.rational(BigInt(num), BigInt(den));
}
