import { readFileSync } from "node:fs";
import { type Locale, locales } from "@dripstone/contract/locale";
import { chatSections } from "@dripstone/contract/tutor/payloads";
import { builtIn } from "@dripstone/tutor";
import { describe, expect, it } from "vitest";
import { suggestionsFor } from "./suggestions.ts";

/** What the page suggests where the server does not answer. */
const fallback = (language: Locale): Record<string, string[]> =>
  JSON.parse(readFileSync(new URL(`../../../../web/app/locales/${language}/chat.json`, import.meta.url), "utf8"))
    .fallback;

describe.each(locales)("what is suggested in %s", (language) => {
  const rows = chatSections.flatMap((section) =>
    [...suggestionsFor({ section }, language), ...(fallback(language)[section] ?? [])].map(
      (message) => [section, message] as const,
    ),
  );

  it.each(rows)("has an answer without any key, and without anything on the site: %s, %s", async (section, message) => {
    const plain = { mode: "tutoring", history: [], passages: [], isClosed: () => false } as const;
    const asked = { ...plain, section, message, language };
    expect(builtIn.claims(asked)).toBe(true);
    let said = "";
    for await (const told of builtIn.reply(asked, AbortSignal.timeout(10_000)))
      if (told.type === "block") said += told.block.markdown;
    expect(/\p{Script=Han}/u.test(said.replaceAll(/[的得地红色花慢走跑快]/g, ""))).toBe(language === "ch");
  });
});
