import { expect, it } from "vitest";
import { withQuote } from "./use-reply-draft.ts";

it.each([
  ["", "", "> q\n\n"],
  ["Hello,", "Hello,", "Hello,\n\n> q\n\n"],
  ["Hello,\n\n", "Hello,\n\n", "Hello,\n\n> q\n\n"],
  ["", "word0 ", "> q\n\nword0 "],
  ["Hello,", "Hello, word0", "Hello,\n\n> q\n\nword0"],
  ["Hello,", "Hi, word0", "Hi, word0\n\n> q\n\n"],
  ["Hello,", "", "> q\n\n"],
])("a quote asked for below %j, when %j stands there, makes it %j", (before, content, whole) => {
  expect(withQuote("> q", { before, content })).toBe(whole);
});
