import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { contactDataIn } from "../contact-data-in.ts";
import { childrenWrite } from "../testing/children-write.ts";
import { found } from "../testing/found.ts";
import { leftAlone } from "../testing/left-alone.ts";
import { writtenAround } from "../testing/written-around.ts";
import { needsOf } from "./needs.ts";

describe("what a pattern needs", () => {
  it.each([
    [/my (?:home|house) is/g, [["my home is", "my house is"]]],
    [/(?<![a-z])ab[cd]\s?e+/g, [["abc", "abd"], ["e"]]],
    [/x(?:[a-z]+y|z)/g, [["x"], ["y", "z"]]],
    [/a?b{2,3}(?=q)/g, [["b"]]],
    [/a*|b/g, []],
    [/Ab/gi, []],
  ])("%s", (pattern, needs) => expect(needsOf(pattern)).toEqual(needs));

  it("stands in every text in which it is found", () => {
    const one = fc.constantFrom(
      ..."a b c 加 . \\. \\d \\s \\w \\b ^ $ [ab] [^a] [a-c] [\\d加] \\u0061 😀".split(" "),
      "\\p{L}",
    );
    const { part } = fc.letrec<{ part: string; group: string; sequence: string }>((tie) => ({
      part: fc.oneof(
        { depthSize: "small" },
        one,
        fc
          .tuple(tie("group"), fc.constantFrom("", "?", "*", "+", "{2}", "{1}", "{0,2}", "{1,3}", "+?"))
          .map(([of, times]) => of + times),
      ),
      group: fc
        .tuple(
          fc.constantFrom("(?:", "(", "(?<=", "(?=", "(?!", "(?<!"),
          fc.array(tie("sequence"), { minLength: 1, maxLength: 3 }),
        )
        .map(([opening, ways]) =>
          /[=!]/.test(opening) ? `(?:${opening}${ways.join("|")}))` : `${opening}${ways.join("|")})`,
        ),
      sequence: fc.array(tie("part"), { maxLength: 4 }).map((parts) => parts.join("")),
    }));
    const patterns = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => new RegExp(parts.join(""), "gu"));
    const texts = fc.array(fc.constantFrom(..."abc加1 .\n😀"), { maxLength: 8 }).map((signs) => signs.join(""));
    let met = 0;
    fc.assert(
      fc.property(patterns, fc.array(texts, { minLength: 5, maxLength: 5 }), (pattern, all) => {
        const needs = needsOf(pattern);
        for (const text of all) {
          pattern.lastIndex = 0;
          if (!pattern.test(text)) continue;
          if (needs.length > 0) met += 1;
          for (const group of needs) expect(group.some((literal) => text.includes(literal))).toBe(true);
        }
      }),
      { numRuns: 3_000, seed: 43 },
    );
    expect(met).toBeGreaterThan(500);
  });
});

describe("what is found", async () => {
  vi.resetModules();
  vi.doMock("./holds.ts", () => ({ mayHold: () => true }));
  const { contactDataIn: lookedForInAll } = await import("../contact-data-in.ts");
  vi.doUnmock("./holds.ts");
  const rows = [found, writtenAround].flatMap((table) => Object.values(table).flat());
  const all = [...rows, ...leftAlone, ...childrenWrite];

  it("is the same as if every pattern were looked for, in each row of the tables, and in pairs and halves of them", () => {
    for (const [nth, text] of all.entries()) {
      const other = all[(nth * 7_919) % all.length] ?? "";
      for (const one of [text, `${text} ${other}`, text.slice(0, text.length / 2) + other.slice(other.length / 2)])
        expect(contactDataIn(one)).toEqual(lookedForInAll(one));
    }
  });

  it("is the same in whatever is put together from their pieces", () => {
    const pieces = [...new Set(all.flatMap((text) => text.split(/(?<=[\s\p{P}])|(?<=\p{Script=Han})/u)))];
    const texts = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "binary", maxLength: 4 })), {
      maxLength: 15,
    });
    fc.assert(
      fc.property(texts, fc.constantFrom("", " "), (parts, seam) => {
        const text = parts.join(seam);
        expect(contactDataIn(text)).toEqual(lookedForInAll(text));
      }),
      { numRuns: 1_500, seed: 44 },
    );
  });
});
