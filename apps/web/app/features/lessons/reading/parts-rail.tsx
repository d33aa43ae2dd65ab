import type { Lesson } from "@dripstone/contract/lessons/payloads";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { LessonWork } from "../work/use-lesson-work.ts";
import { partId, usePartTitle } from "./part-title.ts";
import classes from "./parts-rail.module.css";
import { settledIn } from "./settled-in.ts";

type PartsRailProps = { lesson: Lesson; work: LessonWork /** The part that is being read. */; open: number };

/** The parts of a lesson, which of them are done, and how far one is. */
export function PartsRail({ lesson, work, open }: PartsRailProps) {
  const { t } = useTranslation("lessons");
  const title = usePartTitle(lesson);
  const settled = settledIn(work);
  const all = lesson.exercisesAsked.length;
  const done = lesson.exercisesAsked.filter(({ id }) => settled.has(id)).length;
  const list = (
    <ol className={classes.parts}>
      {lesson.parts.map((part, index) => {
        const asked = part.blocks.flatMap((block) => (block.kind === "ask" ? [block.exercise] : []));
        const isDone = asked.length > 0 && asked.every((id) => settled.has(id));
        return (
          <li key={partId(index)}>
            <a href={`#${partId(index)}`} className={classes.part} aria-current={open === index ? "step" : undefined}>
              <span className={classes.name}>{title(index)}</span>
              {isDone && <IconCheck size={16} aria-label={t("progress.partDone")} />}
            </a>
          </li>
        );
      })}
    </ol>
  );
  const measure = (
    <span className={classes.measure}>
      <span className={classes.done}>{t("progress.done", { done, count: all })}</span>
      <progress className={classes.bar} max={all} value={done} aria-hidden="true" />
    </span>
  );
  return (
    <nav aria-label={t("progress.label")} className={classes.rail} data-own-navigation="">
      <div className={classes.wide}>
        {measure}
        {list}
      </div>
      <details className={classes.narrow}>
        <summary>{measure}</summary>
        {list}
      </details>
    </nav>
  );
}
