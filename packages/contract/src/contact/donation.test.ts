import { expect, it } from "vitest";
import { centsTyped, waysOpen } from "./donation.ts";

it.each([
  ["25", 2500],
  [" $25 ", 2500],
  ["25.5", 2550],
  ["25.50", 2550],
  ["1,000", 100_000],
  ["US$1,250.75", 125_075],
  ["１００", 10_000],
  ["１，０００．５０", 100_050],
  ["＄50", 5000],
  ["0.29", 29],
])("reads an amount that was typed as %s", (typed, cents) => {
  expect(centsTyped(typed)).toBe(cents);
});

it.each(["", "a lot", "-5", "1,00", "10,0000", "1.234", "25 50x", "1e3", "½", "∞", "25.", "twenty"])(
  "does not guess what %s might be",
  (typed) => {
    expect(centsTyped(typed)).toBeNaN();
  },
);

it("opens the ways that have a target, and no other", () => {
  expect(waysOpen({ paypal: null, zelle: "", check: "120 Limestone Lane", bank: "" })).toEqual(["check"]);
  expect(waysOpen({ paypal: "https://paypal.example/us", zelle: "", check: "", bank: "Account 1" })).toEqual([
    "paypal",
    "bank",
  ]);
});
