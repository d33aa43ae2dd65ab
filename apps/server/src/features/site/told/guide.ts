import { type Locale, locales } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { site } from "../../../../../../site.config.ts";
import ch from "../../../../locales/ch/site.json" with { type: "json" };
import en from "../../../../locales/en/site.json" with { type: "json" };
import { fillText } from "../../../fill-text.ts";

const texts = { en, ch };

const learn = ["math", "compute", "language", "robot", "weeklyProblem", "archive", "practiceTests"] as const;
const school = ["classes", "about", "blog", "forum"] as const;

/** What the site is and where things are on it, for programs that read for people (llms.txt). */
export const writeGuide = (siteUrl: string): string =>
  `${[
    `# ${locales.map((locale) => site.name[locale]).join(" · ")}`,
    // Summaries stand above all sections.
    ...locales.map(summaryIn),
    ...locales.map((locale) => sectionsIn(locale, siteUrl)),
    `## Optional\n\n- [Sitemap](${siteUrl}/sitemap.xml)`,
  ].join("\n\n")}\n`;

const summaryIn = (locale: Locale) =>
  `> ${fillText(texts[locale].summary, { school: site.name[locale], city: site.city[locale] })}`;

function sectionsIn(locale: Locale, siteUrl: string): string {
  const words = texts[locale];
  const list = (pages: readonly (keyof typeof words.names)[]) =>
    pages.map((page) => {
      const address = `${siteUrl}${paths[page]}${locale === "ch" ? "?lang=ch" : ""}`;
      return `- [${words.names[page]}](${address}): ${words.about[page]}`;
    });
  return [`## ${words.learn}`, "", ...list(learn), "", `## ${words.school}`, "", ...list(school)].join("\n");
}
