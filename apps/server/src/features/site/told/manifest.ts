import { type Locale, languageTags } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { site } from "../../../../../../site.config.ts";
import ch from "../../../../locales/ch/site.json" with { type: "json" };
import en from "../../../../locales/en/site.json" with { type: "json" };

const texts = { en, ch };

/** What a browser is told that puts the site among the programs of its machine. */
export const manifestOf = (locale: Locale) => ({
  // In whichever language, it is one and the same.
  id: paths.home,
  name: site.name[locale],
  short_name: texts[locale].shortName,
  description: texts[locale].description,
  lang: languageTags[locale],
  dir: "ltr",
  start_url: paths.home,
  scope: "/",
  display: "minimal-ui",
  theme_color: "#f6f8f4",
  background_color: "#f6f8f4",
  categories: ["education"],
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ...[192, 512].map((size) => ({
      ...{ src: `/icons/icon-${size}.png`, sizes: `${size}x${size}` },
      ...{ type: "image/png", purpose: "any" },
    })),
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: (["weeklyProblem", "math", "forum"] as const).map((page) => ({
    name: texts[locale].names[page],
    url: paths[page],
  })),
});
