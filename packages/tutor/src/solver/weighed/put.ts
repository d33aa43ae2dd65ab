import type { Filled } from "./assign.ts";
import type { Intent } from "./intents.ts";

/** The question as the topics know it. */
export function canonicalOf({ canonical, slots }: Intent, filled: Filled): string {
  return put(canonical, (slot, after) => {
    const type = slots[slot - 1] ?? "";
    const texts = (filled.get(slot) ?? []).map(({ text }) =>
      after === "%" || type.startsWith("whole") || type === "percent"
        ? text.replace(/%$/, "")
        : type === "hex"
          ? text.replaceAll("^", "")
          : text,
    );
    return type === "range" && texts.length === 2 ? texts.join(" to ") : texts.join(", ");
  });
}

/** What was understood, as it is said back: formulas as formulas. */
export function saidOf({ said, slots }: Intent, filled: Filled): { en: string; ch: string } {
  const told = (sentence: string, and: string) =>
    put(sentence.replaceAll("$", ""), (slot, after) => {
      const texts = (filled.get(slot) ?? []).map(({ text }) => formula(after === "%" ? text.replace(/%$/, "") : text));
      return texts.join(slots[slot - 1] === "range" ? "–" : and);
    });
  return { en: told(said.en, ", "), ch: told(said.ch, "，") };
}

const put = (sentence: string, value: (slot: number, after: string) => string): string =>
  sentence.replaceAll(/\{(\d)[a-z]?\}(?=(.?))/gs, (_, slot: string, after: string) => value(Number(slot), after));

/** Plain numbers as text, everything else between dollars. */
const formula = (text: string): string =>
  /^-?[\d.]+%?$/.test(text) ? text : `$${signs.reduce((rest, [sign, latex]) => rest.replaceAll(sign, latex), text)}$`;

const signs: [RegExp, string][] = [
  [/[□○▢◯]|_(?!\d)/g, "\\square "],
  [/[$\\](?!square)/g, ""],
  [/[%#&]/g, "\\$&"],
  [/\^(-?\d{2,})/g, "^{$1}"],
  [/\^\((-?[^()]{1,20})\)/g, "^{$1}"],
  [/_(\d{1,3})/g, "_{$1}"],
  [/√\(([^()]{1,60})\)/g, "\\sqrt{$1}"],
  [/√(\d+|[a-z])/g, "\\sqrt{$1}"],
  [/\*/g, " \\cdot "],
  [/<=|≤/g, " \\le "],
  [/>=|≥/g, " \\ge "],
  [/≠/g, " \\ne "],
  [/≡/g, " \\equiv "],
  [/ ?mod ?/g, " \\bmod "],
  [/π/g, "\\pi "],
  [/…/g, "\\dots "],
];
