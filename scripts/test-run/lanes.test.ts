import { expect, it } from "vitest";
import { choose } from "./lanes.mjs";

const every = ["checks", "packages", "web", "server", "commands", "journeys"];

it.each([
  ["", every, []],
  ["server", ["server"], []],
  ["web journeys", ["web", "journeys"], []],
  ["server forum", ["server"], ["forum"]],
  ["forum", every.slice(1), ["forum"]],
  ["packages/checker weekly", every.slice(1), ["packages/checker", "weekly"]],
])("`npm test -- %s` runs these lanes: %j", (line, lanes, words) => {
  const { chosen, words: found } = choose(line.split(" ").filter(Boolean));
  expect([...chosen].sort()).toEqual(lanes.toSorted());
  expect(found).toEqual(words);
});
