import type { Locale } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import ch from "../../../../locales/ch/site.json" with { type: "json" };
import en from "../../../../locales/en/site.json" with { type: "json" };

const names = { en: en.names, ch: ch.names };

const JADE = "#167158";

/** The parts of the site, with the color of their subject. */
const sections = {
  math: "#444dc9",
  compute: "#026b85",
  language: "#ab2a09",
  robot: "#825604",
  weeklyProblem: JADE,
  practiceTests: JADE,
  classes: JADE,
  blog: JADE,
  forum: JADE,
} as const;

type Section = keyof typeof sections;

/** The part of the site that an address belongs to; without a name where it is none of them. */
export function sectionAt(path: string, locale: Locale): { name: string | null; color: string } {
  const found = (Object.keys(sections) as Section[]).find(
    (it) => path === paths[it] || path.startsWith(`${paths[it]}/`),
  );
  return found ? { name: names[locale][found], color: sections[found] } : { name: null, color: JADE };
}
