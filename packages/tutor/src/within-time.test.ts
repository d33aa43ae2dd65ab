import { beforeAll, expect, it } from "vitest";
import { withinTime } from "./within-time.ts";

const LONG = 200;
const pattern = () => /^(?:a|a)+$/.test(`${"a".repeat(45)}b`);

/** As in a server, which has done very many by then. */
beforeAll(() => {
  for (let done = 0; done < 50; done += 1) withinTime(LONG, () => done);
});

it("gives what a work gives, and throws what it throws", () => {
  expect(withinTime(LONG, () => 7)).toBe(7);
  expect(() =>
    withinTime(LONG, () => {
      throw new RangeError("none");
    }),
  ).toThrow(RangeError);
});

it("stops a pattern that would take years, and goes on", () => {
  expect(withinTime(LONG, pattern)).toBeNull();
  expect(withinTime(LONG, () => 7)).toBe(7);
});

it("stops the inner one alone, or the outer one with it", () => {
  expect(withinTime(60_000, () => [withinTime(LONG, pattern), 7])).toEqual([null, 7]);
  expect(withinTime(LONG, () => [withinTime(60_000, pattern), 7])).toBeNull();
  expect(withinTime(LONG, () => 7)).toBe(7);
});
