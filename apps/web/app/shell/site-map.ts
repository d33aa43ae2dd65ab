import { paths } from "@dripstone/contract/paths";
import type common from "../locales/en/common.json";

/** The pages that bars, drawer and footer link to; `name` is a key of `common:pages`. */
export type PageLink = { name: PageName; to: (typeof paths)[PageName] };

type PageName = keyof typeof common.pages & keyof typeof paths;

const link = (name: PageName): PageLink => ({ name, to: paths[name] });

/** Tabs of the navigation bar. */
export const tabs: PageLink[] = (
  ["home", "math", "compute", "language", "robot", "classes", "forum", "blog", "about"] as const
).map(link);

/** Sections of the side drawer, each with its sub-pages and the hue of its subject. */
export const sections: { top: PageLink; subject: "math" | "computing" | "language" | "robotics"; pages: PageLink[] }[] =
  [
    { top: link("math"), subject: "math", pages: (["amc8", "amc10", "weeklyProblem", "tutor"] as const).map(link) },
    { top: link("language"), subject: "language", pages: (["chinese", "english"] as const).map(link) },
    { top: link("compute"), subject: "computing", pages: (["python", "cpp"] as const).map(link) },
    { top: link("robot"), subject: "robotics", pages: [link("raspberryPi")] },
  ];

/** Quick links of the footer, in two columns. */
export const quickLinks: { heading: "learn" | "school"; pages: PageLink[] }[] = [
  {
    heading: "learn",
    pages: (["weeklyProblem", "math", "compute", "language", "robot", "tutor"] as const).map(link),
  },
  { heading: "school", pages: (["classes", "forum", "blog", "about", "register"] as const).map(link) },
];

/** What is agreed between the school and its people; at the very end of every page. */
export const papers: PageLink[] = (["terms", "privacy"] as const).map(link);
