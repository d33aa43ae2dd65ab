import { expect, it } from "vitest";
import { nameOfFile } from "./name-of-file.ts";

it.each([
  ["attachment; filename=roster.csv", "roster.csv"],
  ['attachment; filename="AMC 8 roster 2026-03-04.csv"', "AMC 8 roster 2026-03-04.csv"],
  ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
  [
    "attachment; filename=\"AMC 8 ??? 2026-03-04.csv\"; filename*=UTF-8''AMC%208%20%E6%88%90%E7%BB%A9%E5%86%8C.csv",
    "AMC 8 成绩册.csv",
  ],
  ["attachment", ""],
])("reads of %s what a file is called", (told, name) => {
  expect(nameOfFile(told)).toBe(name);
});
