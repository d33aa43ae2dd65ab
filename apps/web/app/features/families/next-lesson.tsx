import type { Child } from "@dripstone/contract/families/payloads";
import { useTranslation } from "react-i18next";
import { useDates } from "../../ui/dates/use-dates.ts";
import classes from "./families.module.css";

/** When a class meets next, by the school's clock. */
export function NextLesson({ lesson }: { lesson: Child["classes"][number]["nextLesson"] }) {
  const { t } = useTranslation("families");
  const { schoolMoment } = useDates();
  return (
    <span className={classes.under}>
      {lesson
        ? t(lesson.title === null ? "class.next" : "class.nextTitled", {
            ...{ week: lesson.week, title: lesson.title, moment: schoolMoment(lesson.startsAt) },
          })
        : t("class.over")}
    </span>
  );
}
