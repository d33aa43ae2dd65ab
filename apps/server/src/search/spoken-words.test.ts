import { expect, it } from "vitest";
import { spokenWords } from "./spoken-words.ts";

const program = ["```python", "def f(x):", "    return x", "", "def g(x):", "    return x + 10", "```"];

it("quotes a program with empty lines as it is written, and what stands behind it as text", () => {
  const { text } = spokenWords(["What does", "it say?", "", ...program, "", "The *drop*", "and the stone."].join("\n"));
  expect(text).not.toContain("```");
  expect(text).toContain("return x + 10");
  expect(text).toContain("What does it say?");
  expect(text).toContain("The drop and the stone.");
});

it("joins the lines of a paragraph that follows a program at once", () => {
  const { text } = spokenWords([...program, "The *drop*", "and the stone.", "", "- one", "- two"].join("\n"));
  expect(text).toContain("The drop and the stone.");
  expect(text).not.toContain("one two");
});
