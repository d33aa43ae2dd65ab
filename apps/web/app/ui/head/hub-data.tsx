import { type pages, paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { usePageSetting } from "./page-setting.ts";
import { SentData, StructuredData } from "./structured-data.tsx";

/** A page of the map that has a title and a description, and is no pattern. */
type Listed = "amc8" | "amc10" | "python" | "cpp" | "chinese" | "english" | "raspberryPi";

/** What a hub leads to, as search engines know a list. */
export const HubData = import.meta.env.SSR ? Described : SentData;

function Described({ courses }: { courses: readonly (Listed & keyof typeof pages)[] }) {
  const { t } = useTranslation("meta");
  const { siteUrl } = usePageSetting();
  const inLanguage = useLocale() === "ch" ? "?lang=ch" : "";
  return (
    <StructuredData
      data={{
        "@type": "ItemList",
        itemListElement: courses.map((course, nth) => ({
          "@type": "ListItem",
          position: nth + 1,
          name: t(`${course}.title`),
          url: siteUrl + paths[course] + inLanguage,
        })),
      }}
    />
  );
}
