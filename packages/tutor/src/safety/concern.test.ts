import { describe, expect, it } from "vitest";
import { concernIn } from "./concern.ts";
import { childrenTell } from "./testing/children-tell.ts";
import { innocent } from "./testing/innocent.ts";

describe.each(Object.entries(childrenTell))("of %s", (kind, texts) => {
  it.each(texts)("a child tells: %s", (text) => expect(concernIn(text)?.kind).toBe(kind));
});

describe("nothing is found in", () => {
  it.each(innocent)("%s", (text) => expect(concernIn(text)).toBeNull());
});

it("is found wherever it stands in a long message", () => {
  const filling = "How do I add one third and one half? ".repeat(50);
  expect(concernIn(`${filling}i want to die. ${filling}`)).toEqual({ kind: "self-harm" });
});

describe("a hostile message of 50 kB takes no time:", () => {
  const pieces = [
    "a",
    "1 ",
    "i ",
    "i want to ",
    "my my uncle ",
    "he he ",
    "我",
    "他打",
    "想",
    "k.",
    "!",
    "不想",
    "s*",
    "someone a a ",
  ];
  it.each(pieces)("%s", (piece) => {
    const text = piece.repeat(50_000 / piece.length);
    concernIn(text);
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      concernIn(text);
      return performance.now() - start;
    });
    // A tenth of it where nothing else runs.
    expect(Math.min(...times)).toBeLessThan(200);
  });
});
