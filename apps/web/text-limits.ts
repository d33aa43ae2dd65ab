import { limits } from "@dripstone/contract/limits";
import type { Plugin } from "vite";

const texts = /\/locales\/(en|ch)\/[\w-]+\.json$/;

/**
 * Writes limits into the texts that name them as `{{PASSWORD_MIN}}`, so that no page has to bring them all along. English sets thousands apart.
 * A name that is no limit ends the build.
 */
export function textLimits(): Plugin {
  return {
    name: "text-limits",
    // Before Vite makes a module of it.
    enforce: "pre",
    transform(code, id) {
      const [, locale] = texts.exec(id) ?? [];
      return locale ? { code: withLimits(code, locale), map: null } : undefined;
    },
  };
}

/** A file of texts with its limits written in. */
export function withLimits(text: string, locale: string): string {
  return text.replace(/\{\{([A-Z][A-Z_]*)\}\}/g, (_, name: string) => {
    const limit: number | undefined = (limits as Record<string, number>)[name];
    if (limit === undefined) throw new Error(`A text names ${name}, which is no limit`);
    return locale === "en" ? limit.toLocaleString("en") : String(limit);
  });
}
