import { expect, it } from "vitest";
import { inSameLanguage } from "./in-same-language.ts";

it.each([
  ["?q=%E9%94%99%E9%A2%98", "?lang=ch&category=math", "?q=%E9%94%99%E9%A2%98&lang=ch"],
  ["", "?lang=ch", "?lang=ch"],
  ["?q=a", "?category=math", "?q=a"],
  ["", "", ""],
])("leads with %s from %s to %s", (query, address, told) => {
  expect(inSameLanguage(query, address)).toBe(told);
});
