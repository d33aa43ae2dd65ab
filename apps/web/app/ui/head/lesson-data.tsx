import type { Course } from "@dripstone/contract/lessons/courses";
import { coursePath } from "@dripstone/contract/lessons/paths";
import { languageTags } from "@dripstone/contract/locale";
import { useLocation } from "react-router";
import { useLocale } from "../../i18n/use-locale.ts";
import { usePageSetting } from "./page-setting.ts";
import { SentData, StructuredData } from "./structured-data.tsx";

type LessonDataProps = { course: Course; lesson: { title: string; question: string; minutes: number } };

/** A lesson as search engines know what one can learn from. */
export const LessonData = import.meta.env.SSR ? Described : SentData;

function Described({ course, lesson: { title, question, minutes } }: LessonDataProps) {
  const { siteUrl } = usePageSetting();
  return (
    <StructuredData
      data={{
        "@type": "LearningResource",
        name: title,
        description: question,
        url: siteUrl + useLocation().pathname,
        inLanguage: languageTags[useLocale()],
        learningResourceType: "Lesson",
        timeRequired: `PT${minutes}M`,
        isAccessibleForFree: true,
        isPartOf: { "@type": "Course", url: siteUrl + coursePath(course) },
        provider: { "@id": `${siteUrl}/#school` },
      }}
    />
  );
}
