import { renderMarkdown } from "@dripstone/markdown";
import { describe, expect, it } from "vitest";
import { readClasses } from "./read-classes.ts";

const { programs, demo } = await readClasses(new URL("../../../../content/", import.meta.url));

describe("the classes of this repository", () => {
  it("have both AMC programs, of sixteen weeks, and one of each other subject", () => {
    const weeks = new Map(programs.map(({ slug, weeks }) => [slug, weeks.length]));
    expect(weeks.get("amc8")).toBe(16);
    expect(weeks.get("amc10")).toBe(16);
    expect(new Set(programs.map(({ subject }) => subject))).toEqual(
      new Set(["math", "computing", "language", "robotics"]),
    );
  });

  it("show a homework and its correction, drawn whole", () => {
    const samples = programs.flatMap(({ sample }) => (sample ? [sample.en, sample.ch] : []));
    expect(samples).not.toEqual([]);
    for (const { homework, correction } of samples) {
      for (const text of [homework, correction]) expect(renderMarkdown(text)).not.toContain("math-error");
    }
  });

  it("fit a week of a demonstration: one person teaches one class at a time", () => {
    const taught = demo
      .filter(({ teacher }) => teacher !== null)
      .map(({ teacher, weekday }) => `${teacher} ${weekday}`);
    expect(new Set(taught).size).toBe(taught.length);
    for (const { students, places } of demo) expect(students.length).toBeLessThan(places);
  });
});
