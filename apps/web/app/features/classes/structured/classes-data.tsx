import type { ClassDetail, ClassHome, Program } from "@dripstone/contract/classes/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { usePageSetting } from "../../../ui/head/page-setting.ts";
import { SentData, StructuredData } from "../../../ui/head/structured-data.tsx";
import { courseOf, lessonsOf } from "./describe-class.ts";

/** All programs with their classes, as search engines know courses. */
export const ClassesData = import.meta.env.SSR ? DescribedAll : SentData;

/** One class with its lessons, as search engines know a course and its events. */
export const ClassData = import.meta.env.SSR ? DescribedOne : SentData;

function DescribedAll({ home: { programs, classes } }: { home: ClassHome }) {
  const about = useAbout();
  const courses = programs.map((program) =>
    courseOf(
      program,
      classes.filter((row) => row.program === program.slug),
      about,
    ),
  );
  const items = courses.map((item, nth) => ({ "@type": "ListItem", position: nth + 1, item }));
  return <StructuredData data={{ "@type": "ItemList", itemListElement: items }} />;
}

function DescribedOne({ detail }: { detail: ClassDetail }) {
  const about = useAbout();
  const course = courseOf(detail.program, [detail.class], about, paths.classDetail(detail.class.id));
  return <StructuredData data={{ "@graph": [course, ...lessonsOf(detail, about)] }} />;
}

function useAbout() {
  const { t } = useTranslation("classes");
  const { siteUrl } = usePageSetting();
  const words = {
    prerequisites: ({ contest }: Program) => t(`structured.prerequisites.${contest ?? "none"}`),
    lesson: (name: string, title: string) => t("structured.lesson", { name, title }),
  };
  return { siteUrl, locale: useLocale(), words };
}
