import { q } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { countOf, readShares, type Shares } from "./read.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** Three that share in a ratio. */
export const ratioShares = defineTopic<Shares, Code>({
  name: "ratio-shares",
  words,
  read: readShares,
  work: (shares) => {
    const { parts, known, asked, names } = shares;
    const all = parts.reduce((sum, part) => sum + part, 0n);
    const count = countOf(parts, known.of);
    const one = q.divide(known.value, q.rational(count));
    if (!one) return null;
    const value = (of: Shares["asked"] & ("all" | number | [number, number])) =>
      q.multiply(one, q.rational(countOf(parts, of)));
    const shown = parts.join(" : ");
    const steps: Step<Code>[] = [
      {
        code: known.of === "all" ? "all" : typeof known.of === "number" ? "some" : "gap",
        values: {
          shown,
          sum: parts.join(" + "),
          count: `${count}`,
          known: latexNumber(known.value),
          name: typeof known.of === "number" ? (names[known.of] ?? "") : "",
        },
      },
      { code: "part", values: { known: latexNumber(known.value), count: `${count}`, one: latexNumber(one) } },
    ];
    const each = parts.map((part) => q.multiply(one, q.rational(part)));
    if (asked === "each")
      steps.push({
        code: "each",
        values: {
          one: latexNumber(one),
          list: names.map((who, index) => `${who}: $${latexNumber(each[index] ?? q.ZERO)}$`).join(", "),
        },
      });
    else
      steps.push({
        code: "answer",
        values: {
          one: latexNumber(one),
          count: `${asked === "all" ? all : countOf(parts, asked)}`,
          result: latexNumber(value(asked)),
        },
      });
    const said =
      asked === "each"
        ? names.map((who, index) => `${who}: $${latexNumber(each[index] ?? q.ZERO)}$`)
        : [`$${latexNumber(value(asked))}$`];
    return {
      problem: { en: `${names.join(", ")} in the ratio $${shown}$`, ch: `${names.join("、")}的比是 $${shown}$` },
      steps,
      answer: {
        said: { en: said.join(", "), ch: said.join("，") },
        key: asked === "each" ? each.map(plainNumber).join(", ") : plainNumber(value(asked)),
      },
    };
  },
  // The shares are put together again: they have the ratio, and make what was told.
  holds: ({ parts, known, asked }, { key }) => {
    const values = key.split(", ").map((text) => {
      const [num = "0", den = "1"] = text.split("/");
      return q.rational(BigInt(num), BigInt(den));
    });
    const [value] = values;
    if (!value) return false;
    if (asked === "each") {
      const fits = values.every((one, index) =>
        q.same(
          q.multiply(one, q.rational(parts[0] ?? 1n)),
          q.multiply(values[0] ?? q.ONE, q.rational(parts[index] ?? 0n)),
        ),
      );
      const at = (index: number) => values[index] ?? q.ZERO;
      const told =
        known.of === "all"
          ? values.reduce(q.add)
          : typeof known.of === "number"
            ? at(known.of)
            : q.subtract(at(known.of[0]), at(known.of[1]));
      return fits && q.same(told, known.value);
    }
    return q.same(
      q.multiply(value, q.rational(countOf(parts, known.of))),
      q.multiply(known.value, q.rational(countOf(parts, asked))),
    );
  },
  similar: (shares) => ({
    ...shares,
    known: { ...shares.known, value: q.multiply(shares.known.value, q.rational(3n)) },
  }),
});
