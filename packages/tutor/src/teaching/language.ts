import type { Locale } from "@dripstone/contract/locale";
import type { Asked } from "../engine.ts";

/** The language that a message is written in; `3x + 5 = 20` is in that of the page. */
export function localeOf(message: string, language: Locale): Locale {
  const chinese = message.match(/\p{Script=Han}/gu)?.length ?? 0;
  const english = message.match(/[a-z]{3,}/gi)?.length ?? 0;
  // "What's the difference between 的, 得, and 地?"
  if (chinese > 0) return english >= 4 && english > 1.5 * chinese ? "en" : "ch";
  return english > 0 ? "en" : language;
}

/** The language that was last written in before: a number alone has none. */
export const languageSoFar = (history: Asked["history"], language: Locale): Locale =>
  history.reduce((before, { role, content }) => (role === "user" ? localeOf(content, before) : before), language);
