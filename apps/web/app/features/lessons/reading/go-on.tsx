import type { Lesson } from "@dripstone/contract/lessons/payloads";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LessonWork } from "../work/use-lesson-work.ts";
import classes from "./go-on.module.css";
import { partId, usePartTitle } from "./part-title.ts";

type GoOnProps = { lesson: Lesson; work: LessonWork };

/** Leads whoever comes back to where they stopped; said once, as it was when the page was opened. */
export function GoOn({ lesson, work }: GoOnProps) {
  const { t } = useTranslation("lessons");
  const title = usePartTitle(lesson);
  const [part, setPart] = useState<number | null>(null);
  useEffect(() => {
    if (work.ready) setPart((before) => before ?? (work.completed ? 0 : work.part));
  }, [work.ready, work.part, work.completed]);
  if (!part || !lesson.parts[part]) return null;
  return (
    <p className={classes.on}>
      <a href={`#${partId(part)}`}>{t("goOn", { part: title(part) })}</a>
    </p>
  );
}
