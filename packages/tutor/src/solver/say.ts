import type { Locale } from "@dripstone/contract/locale";
import type { Step } from "./solution.ts";

/** A sentence with its places filled in. */
export const say = (sentence: string, values: Step["values"], locale: Locale): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing is said for ${name} in “${sentence}”`);
    return typeof value === "string" ? value : value[locale];
  });
