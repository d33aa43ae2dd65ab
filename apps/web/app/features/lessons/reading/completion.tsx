import { coursePath, lessonPath } from "@dripstone/contract/lessons/paths";
import type { Lesson } from "@dripstone/contract/lessons/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { ForVisitors } from "../../../session/for-visitors.tsx";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import type { LessonWork } from "../work/use-lesson-work.ts";
import classes from "./completion.module.css";
import { settledIn } from "./settled-in.ts";

type CompletionProps = { lesson: Lesson; work: LessonWork };

/** The end of a lesson: what is still open in it, or that it is done, and where to go next. */
export function Completion({ lesson, work }: CompletionProps) {
  const { t } = useTranslation("lessons");
  const { after, course, exercisesAsked } = lesson;
  const settled = settledIn(work);
  const left = exercisesAsked.filter(({ id }) => !settled.has(id)).length;
  const isDone = work.ready && work.completed;
  return (
    <section className={classes.end} aria-labelledby="lesson-end" data-done={isDone ? "" : undefined}>
      <div role="status">
        <h2 id="lesson-end" className={classes.title}>
          {isDone ? t("end.done") : t("end.title")}
        </h2>
        {isDone && <p>{work.score === null ? t("end.all") : t("end.score", { score: work.score })}</p>}
      </div>
      {!isDone && left > 0 && settled.size > 0 && <p>{t("end.left", { count: left })}</p>}
      {isDone && (
        <ForVisitors>
          <p className={classes.visitor}>{t("end.visitor")}</p>
        </ForVisitors>
      )}
      <div className={classes.ways}>
        {after ? (
          <ButtonLink to={lessonPath(course, after.slug)} quiet={!isDone}>
            {t("end.next", { title: after.title })}
          </ButtonLink>
        ) : (
          <ButtonLink to={coursePath(course)} quiet={!isDone}>
            {t("end.course")}
          </ButtonLink>
        )}
        {isDone && (
          <ForVisitors>
            <ButtonLink to={paths.register} quiet>
              {t("end.register")}
            </ButtonLink>
          </ForVisitors>
        )}
      </div>
    </section>
  );
}
