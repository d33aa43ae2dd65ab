import type { Child } from "@dripstone/contract/families/payloads";
import { useTranslation } from "react-i18next";
import { OwnTime } from "../../ui/dates/own-time.tsx";
import { useDates } from "../../ui/dates/use-dates.ts";
import classes from "./families.module.css";

/** When a class meets next, by the school's clock, and by the reader's where that shows another time. */
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
      {lesson && <OwnTime instant={lesson.startsAt} words={(moment) => t("class.own", { moment })} />}
    </span>
  );
}
