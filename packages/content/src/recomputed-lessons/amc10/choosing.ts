import type { LessonRecomputation } from "../../testing/lesson-recomputation.ts";
import { combinations, wholeNumbers } from "../counting.ts";

const friends = wholeNumbers(1, 8);
const named = combinations(friends, friends, friends).filter((team) => new Set(team).size === 3);
const ways = combinations(...Array.from({ length: 8 }, () => [0, 1])).filter((way) => upIn(way) === 4);
const shares = (least: number) =>
  combinations(wholeNumbers(least, 5), wholeNumbers(least, 5), wholeNumbers(least, 5)).filter(
    (share) => upIn(share) === 5,
  ).length;
const hundred = wholeNumbers(1, 100);
const seats = combinations([1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4]).filter(
  (row) => new Set(row).size === 4,
);

export const recomputation: LessonRecomputation = {
  team: {
    answer: () => new Set(named.map((team) => team.toSorted().join())).size,
    slips: { order: named.length },
  },
  paths: { answer: () => ways.length, slips: { blocks: 16 } },
  sweets: { answer: () => shares(0), slips: { "no-empty": shares(1), different: 3 ** 5 } },
  "must-pass": {
    answer: () => ways.filter((way) => upIn(way.slice(0, 4)) === 2).length,
    slips: { added: 6 + 6, all: ways.length },
  },
  neighbors: {
    answer: () => seats.filter((row) => Math.abs(row.indexOf(1) - row.indexOf(2)) > 1).length,
    slips: {},
  },
  "either-or": {
    answer: () => hundred.filter((n) => n % 3 === 0 || n % 5 === 0).length,
    slips: { "counted-twice": 33 + 20, "without-both": 33 + 20 - 2 * 6 },
  },
};

function upIn(steps: number[]): number {
  return steps.reduce((total, step) => total + step, 0);
}
