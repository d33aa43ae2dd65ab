import { describe, expect, it } from "vitest";
import { firstTopics, lastTopics, topics } from "./topics/index.ts";

const places = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

describe.each([...firstTopics, ...topics, ...lastTopics])("what $name says", ({ words }) => {
  const codes = Object.keys(words.en);

  it("has the same steps in both languages", () => {
    expect(Object.keys(words.ch)).toEqual(codes);
  });

  it.each(codes)("%s uses in Chinese what it uses in English", (code) => {
    const [en, ch] = [words.en[code], words.ch[code]];
    expect([...new Set(places(ch?.text ?? ""))].sort()).toEqual([...new Set(places(en?.text ?? ""))].sort());
    expect([...new Set(places(ch?.ask ?? ""))].sort()).toEqual([...new Set(places(en?.ask ?? ""))].sort());
    expect([en, ch].every((step) => step?.name && step.ask && step.text)).toBe(true);
  });

  it.each(codes)("%s has curly quotes", (code) => {
    expect(Object.values(words.en[code] ?? {}).join(" ")).not.toMatch(/['"]/);
  });
});
