import { expect, it } from "vitest";
import { readRange } from "./range-view.ts";

const read = (query: string) => readRange(new URLSearchParams(query), "2026-03-10");

it("shows whole days until yesterday, 28 unless told", () => {
  expect(read("")).toEqual({ from: "2026-02-10", to: "2026-03-09", preset: 28 });
  expect(read("days=7")).toEqual({ from: "2026-03-03", to: "2026-03-09", preset: 7 });
  expect(read("days=365")).toMatchObject({ from: "2025-03-10", preset: 365 });
});

it("takes own days, of which the last may be today", () => {
  expect(read("from=2026-03-10&to=2026-03-10&days=7")).toEqual({ from: "2026-03-10", to: "2026-03-10", preset: null });
});

it.each([
  "days=8",
  "from=2026-03-02&to=2026-03-01",
  "from=2026-02-30&to=2026-03-01",
  "from=2026-03-01",
  "from=soon&to=later",
  "from=2020-01-01&to=2026-01-01",
])("takes %s for no range", (query) => {
  expect(read(query).preset).toBe(28);
});
