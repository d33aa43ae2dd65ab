import { expect, it } from "vitest";
import { isPost, merge, newPost, portions, read, write } from "./portions.ts";

it("reads what it has written, and leaves everything else as it was", () => {
  for (const portion of portions) {
    const value = portion === "tags" ? (["math"] as const) : portion === "featured" ? true : "new";
    const changed = write(newPost, portion, value);
    expect(read(changed, portion)).toEqual(value);
    for (const other of portions) if (other !== portion) expect(read(changed, other)).toEqual(read(newPost, other));
    expect(isPost(changed)).toBe(true);
  }
});

it("keeps of both what only one has changed, and leaves mine where both have", () => {
  const base = write(newPost, "texts.en.title", "A drop");
  const mine = write(write(base, "texts.en.title", "My drop"), "tags", ["math"]);
  const theirs = write(write(base, "texts.en.title", "Their drop"), "texts.ch.body", "水滴");
  const { merged, takenOver, disputed } = merge({ base, mine, theirs });
  expect(merged).toEqual(write(mine, "texts.ch.body", "水滴"));
  expect([takenOver, disputed]).toEqual([["texts.ch.body"], ["texts.en.title"]]);
});

it.each([null, {}, { ...newPost, tags: ["secrets"] }, { ...newPost, texts: { en: {}, ch: {} } }])(
  "takes nothing for a post that is none",
  (value) => {
    expect(isPost(value)).toBe(false);
  },
);
