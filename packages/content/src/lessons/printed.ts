import { createHash } from "node:crypto";
import { type Locale, locales } from "@dripstone/contract/locale";
import { z } from "zod";

/** The file of a lesson that says what its graded programs print; a command writes it, and a test runs them all again. */
export const PRINTED_FILE = "printed.json";

const perLocale = z.array(z.string());

/** By exercise; `of` tells of which programs and inputs it is, so that none is kept that was changed since. */
export const printedFile = z.record(z.string(), z.strictObject({ of: z.string(), en: perLocale, ch: perLocale }));

export type Printed = z.output<typeof printedFile>;

/** What is run for an exercise in each language. */
export type Runs = Record<Locale, { program: string; inputs: string[] }>;

export function signOf(runs: Runs): string {
  const all = locales.map((locale) => [runs[locale].program, runs[locale].inputs]);
  return createHash("sha256").update(JSON.stringify(all)).digest("hex").slice(0, 16);
}
