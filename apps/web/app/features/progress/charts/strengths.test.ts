import { expect, it } from "vitest";
import { strengthsOf, strongestFirst } from "./strengths.ts";

const topic = (name: "logic" | "algebra" | "geometry" | "counting", solved: number, tried: number) => ({
  topic: name,
  solved,
  tried,
});

it("calls a topic strong or weak once it was met more than once", () => {
  const topics = [topic("logic", 1, 1), topic("algebra", 4, 5), topic("geometry", 1, 4), topic("counting", 2, 3)];
  const { strong, weak } = strengthsOf(topics);
  expect(strong.map((it) => it.topic)).toEqual(["algebra"]);
  expect(weak.map((it) => it.topic)).toEqual(["geometry"]);
  expect(strengthsOf([topic("logic", 0, 1)])).toEqual({ strong: [], weak: [] });
});

it("puts what goes best first", () => {
  const topics = [topic("geometry", 1, 4), topic("logic", 1, 1), topic("algebra", 3, 3)];
  expect(strongestFirst(topics).map((it) => it.topic)).toEqual(["algebra", "logic", "geometry"]);
});
