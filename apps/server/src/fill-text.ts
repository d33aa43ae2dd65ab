import { withoutGaps } from "@dripstone/contract/chinese-names";

/** Fills the placeholders of our own texts, `{{name}}` and the like, with values; one that is missing is a fault of ours. */
export function fillText(
  text: string,
  values: Readonly<Record<string, string | string[] | number | undefined>>,
): string {
  const filled: string[] = [];
  const whole = text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A text names {{${name}}}, which it has not`);
    const words = oneLine(Array.isArray(value) ? value.join(" ") : String(value));
    filled.push(words);
    return words;
  });
  return withoutGaps(whole, filled);
}

/** Without line breaks: one in a name would begin a new paragraph, and in a subject a new header. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
