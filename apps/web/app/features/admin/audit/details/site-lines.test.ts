import { expect, it } from "vitest";
import { siteLines } from "./site-lines.ts";

it("takes apart which text of which part was changed in which language, and leaves its own lines whole", () => {
  const side =
    "appeal.ch: 一段。\n\n说明: 又一段\namounts.1.does.en: Note: paper: 12\n0.title.en: Stones\nfrom: 2026-03-04T16:30";
  expect(siteLines(side)).toEqual([
    { path: [{ name: "appeal", number: null }], language: "ch", text: "一段。\n\n说明: 又一段" },
    {
      path: [
        { name: "amounts", number: 2 },
        { name: "does", number: null },
      ],
      language: "en",
      text: "Note: paper: 12",
    },
    {
      path: [
        { name: "book", number: 1 },
        { name: "title", number: null },
      ],
      language: "en",
      text: "Stones",
    },
    { path: [{ name: "starting", number: null }], language: null, text: "2026-03-04T16:30" },
  ]);
});
