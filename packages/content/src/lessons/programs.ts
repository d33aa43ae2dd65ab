import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ProgramLanguage } from "@dripstone/contract/lessons/things";
import { type Locale, locales } from "@dripstone/contract/locale";

/** A program in each language: one file, `loop.py`, or two, `loop.en.py` and `loop.ch.py`. */
export type Programs = { take(file: string): Record<Locale, string> | undefined; unused(): string[] };

/** The programs among the files of a lesson's folder. */
export async function readPrograms(folder: string, files: string[]): Promise<Programs> {
  const sources = new Map<string, string>();
  for (const file of files) {
    if (!/\.(?:py|cpp)$/.test(file)) continue;
    sources.set(file, (await readFile(join(folder, file), "utf8")).replaceAll("\r\n", "\n"));
  }
  const used = new Set<string>();
  const one = (file: string) => {
    used.add(file);
    return sources.get(file);
  };
  return {
    take(file) {
      const shared = one(file);
      if (shared !== undefined) return { en: shared, ch: shared };
      const [en, ch] = locales.map((locale) => one(file.replace(/\.(?=\w+$)/, `.${locale}.`)));
      return en === undefined || ch === undefined ? undefined : { en, ch };
    },
    unused: () => [...sources.keys()].filter((file) => !used.has(file)),
  };
}

export const languageOf = (file: string): ProgramLanguage => (file.endsWith(".py") ? "python" : "cpp");
