import type { CourseWithLessons } from "@dripstone/contract/lessons/payloads";
import { languageTags } from "@dripstone/contract/locale";
import { useLocation } from "react-router";
import { site } from "../../../../../site.config.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { usePageSetting } from "./page-setting.ts";
import { SentData, StructuredData } from "./structured-data.tsx";

/** A course page as search engines know a course. */
export const CourseData = import.meta.env.SSR ? Described : SentData;

function Described({ course }: { course: CourseWithLessons }) {
  const { siteUrl } = usePageSetting();
  const locale = useLocale();
  const url = siteUrl + useLocation().pathname;
  const school = {
    "@type": "EducationalOrganization",
    "@id": `${siteUrl}/#school`,
    name: site.name[locale],
    url: siteUrl,
  };
  const { title, description, level, skills, minutes, prerequisites, ages, price, startsOn, endsOn, lessons } = course;
  return (
    <StructuredData
      data={{
        "@type": "Course",
        name: title,
        description,
        url,
        inLanguage: languageTags[locale],
        educationalLevel: levels[level],
        teaches: skills,
        timeRequired: `PT${minutes}M`,
        // Lessons carry no credits of a school.
        numberOfCredits: 0,
        coursePrerequisites: prerequisites,
        typicalAgeRange: `${ages.from}-${ages.to}`,
        isAccessibleForFree: price === 0,
        offers: { "@type": "Offer", category: price === 0 ? "Free" : "Paid", price, priceCurrency: "USD", url },
        hasCourseInstance: {
          "@type": "CourseInstance",
          courseMode: "Online",
          courseWorkload: `PT${minutes}M`,
          startDate: startsOn,
          ...(endsOn !== null && { endDate: endsOn }),
        },
        syllabusSections: lessons.map((lesson) => ({
          "@type": "Syllabus",
          name: lesson.title,
          description: lesson.question,
          timeRequired: `PT${lesson.minutes}M`,
        })),
        provider: school,
      }}
    />
  );
}

const levels: Record<CourseWithLessons["level"], string> = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
};
