import { expect, it } from "vitest";
import { mentionedIn, renderMarkdown } from "./render-markdown.ts";

const names = ["Mei", "Mei Lin", "小明", "小明月", "J. O'Neil", "Anna-Lena", "C++ (fan)"];
const marked = (source: string) =>
  [...renderMarkdown(source, { mentions: names }).matchAll(/<span class="mention">(.*?)<\/span>/gs)].map(
    ([, it]) => it,
  );

it.each([
  ["@Mei, look", ["@Mei"], ["Mei"]],
  ["(@mei)", ["@mei"], ["Mei"]],
  ["thanks @Mei Lin!", ["@Mei Lin"], ["Mei Lin"]],
  ["@Mei\nLin", ["@Mei\nLin"], ["Mei Lin"]],
  ["@Mei and @Mei Lin, @mei", ["@Mei", "@Mei Lin", "@mei"], ["Mei", "Mei Lin"]],
  ["你好@小明你看", ["@小明"], ["小明"]],
  ["＠小明月，谢谢", ["＠小明月"], ["小明月"]],
  [
    "@J. O'Neil @Anna-Lena @C++ (fan).",
    ["@J. O'Neil", "@Anna-Lena", "@C++ (fan)"],
    ["J. O'Neil", "Anna-Lena", "C++ (fan)"],
  ],
  ["**@Mei** and ||@小明||", ["@Mei", "@小明"], ["Mei", "小明"]],
  ["> @Mei\n\n- @小明", ["@Mei", "@小明"], ["Mei", "小明"]],
])("%j mentions", (source, shown, who) => {
  expect(marked(source)).toEqual(shown);
  expect(mentionedIn(source, names)).toEqual(who);
});

it.each([
  "Mei",
  "@Meiling",
  "@Mei2",
  "@Meí",
  "a@Mei",
  "write to a@Mei.com",
  "1@Mei",
  "@ Mei",
  "`@Mei`",
  "    @Mei",
  "```\n@Mei\n```",
  "$@Mei$",
  "[@Mei](/x)",
  "@Yu",
  "@",
])("%j mentions nobody", (source) => {
  expect(marked(source)).toEqual([]);
  expect(mentionedIn(source, names)).toEqual([]);
});

it("marks nothing without names, nor for a name that is empty", () => {
  expect(renderMarkdown("@Mei @ x")).toBe("<p>@Mei @ x</p>");
  expect(renderMarkdown("@Mei @ x", { mentions: [" ", ""] })).toBe("<p>@Mei @ x</p>");
});

it("takes a name for its letters, not for a pattern or for HTML", () => {
  expect(renderMarkdown("@aab @.* @a+b", { mentions: [".*", "a+b"] })).toBe(
    '<p>@aab <span class="mention">@.*</span> <span class="mention">@a+b</span></p>',
  );
  expect(renderMarkdown("@<b>x", { mentions: ["<b>"] })).toBe('<p><span class="mention">@&#x3C;b></span>x</p>');
});

it("is bounded with a thousand names and nothing but signs", () => {
  const many = Array.from({ length: 1_000 }, (_, index) => `${"a".repeat(70)}${index}`);
  const start = performance.now();
  renderMarkdown(`${"@a".repeat(10_000)} ${"@aaaaaaaa ".repeat(1_000)}`, { mentions: many });
  mentionedIn(`@${"a".repeat(70)} `.repeat(500), many);
  expect(performance.now() - start).toBeLessThan(20_000);
});
