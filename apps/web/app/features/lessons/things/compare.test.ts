import { expect, it } from "vitest";
import { compare } from "./compare.ts";

const differing = (...args: Parameters<typeof compare>) =>
  compare(...args)
    .filter(({ same }) => !same)
    .map(({ text }) => text.trim());

it("takes a sentence in other capitals, quotation marks, and spaces for the same", () => {
  expect(differing("“It’s patient,” said the Drop.", "its patient said  the drop", "en")).toEqual([]);
  expect(differing("水滴石穿，绳锯木断。", "水滴石穿 绳锯木断", "ch")).toEqual([]);
});

it("shows the words that differ or are missing, and none after them", () => {
  expect(differing("The river runs through the stone.", "The river runs trough stone", "en")).toEqual([
    "through",
    "the",
  ]);
  expect(differing("水滴石穿。", "水的石穿", "ch")).toEqual(["滴"]);
});

it("shows all of a sentence of which nothing was written", () => {
  expect(differing("Drip by drip.", "", "en")).toEqual(["Drip", "by", "drip."]);
});
