import { expect, it } from "vitest";
import { checkedWork } from "./checked-work.ts";

it("finds the first wrong line of what a student wants to be checked", () => {
  const blocks = checkedWork("can you check my work?\n2(x+3) = 14\n2x + 3 = 14\n2x = 11", "en");
  expect(blocks?.[0]?.markdown).toContain("2x + 3 = 14");
  expect(blocks?.[1]?.kind).toBe("hint");
});

it("praises what is right, in the language of the student", () => {
  expect(checkedWork("帮我检查一下\n3x + 5 = 20\n3x = 15\nx = 5", "ch")?.[0]?.markdown).toContain("每一步都对");
});

it("leaves alone what nobody wants to be checked", () => {
  expect(checkedWork("x + y = 5\nx - y = 1", "en")).toBeNull();
  expect(checkedWork("is x = 5 right?", "en")).toBeNull();
});
