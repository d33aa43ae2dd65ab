import { languageTags } from "@dripstone/contract/locale";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { site } from "../../../../../site.config.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { usePageSetting } from "./page-setting.ts";
import { SentData, StructuredData } from "./structured-data.tsx";

const levels = {
  amc8: "Beginner",
  amc10: "Intermediate",
  python: "Beginner",
  cpp: "Intermediate",
  chinese: "Beginner",
  english: "Beginner",
  raspberryPi: "Beginner",
} as const;

/** A course page as search engines know a course. */
export const CourseData = import.meta.env.SSR ? Described : SentData;

function Described({ page }: { page: keyof typeof levels }) {
  const url = usePageSetting().siteUrl;
  const locale = useLocale();
  const { t } = useTranslation("meta");
  return (
    <StructuredData
      data={{
        "@type": "Course",
        name: t(`${page}.title`),
        description: t(`${page}.description`),
        url: url + useLocation().pathname,
        inLanguage: languageTags[locale],
        educationalLevel: levels[page],
        typicalAgeRange: "9-15",
        isAccessibleForFree: true,
        provider: { "@type": "EducationalOrganization", "@id": `${url}/#school`, name: site.name[locale], url },
      }}
    />
  );
}
