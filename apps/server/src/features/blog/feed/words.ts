import type { Locale } from "@dripstone/contract/locale";
import { site } from "../../../../../../site.config.ts";
import ch from "../../../../locales/ch/feeds.json" with { type: "json" };
import en from "../../../../locales/en/feeds.json" with { type: "json" };
import { fillText } from "../../../fill-text.ts";

export type Telling = { siteUrl: string; language: Locale };

const texts = { en, ch };

/** What a feed of the blog is called. */
export function wordsIn(language: Locale): { title: string; description: string } {
  const { title, description } = texts[language].blog;
  return { title: fillText(title, { school: site.name[language] }), description };
}
