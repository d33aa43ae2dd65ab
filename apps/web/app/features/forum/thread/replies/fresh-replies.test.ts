import { expect, it } from "vitest";
import { freshReplies } from "./fresh-replies.ts";

it("counts what others have written since the page was asked for", () => {
  expect(freshReplies(5, { visible: 3 }, false)).toBe(2);
  expect(freshReplies(3, { visible: 3 }, false)).toBe(0);
});

it("does not count one's own reply, whether the post or the page with it comes first", () => {
  expect(freshReplies(4, { visible: 3 }, true)).toBe(0);
  expect(freshReplies(3, { visible: 4 }, false)).toBe(0);
  expect(freshReplies(4, { visible: 4 }, false)).toBe(0);
});

it("says nothing before there is a page", () => {
  expect(freshReplies(4, undefined, false)).toBe(0);
});
