import type { Course } from "@dripstone/contract/lessons/courses";
import { lessonPath } from "@dripstone/contract/lessons/paths";
import type { LessonFacts } from "@dripstone/contract/lessons/payloads";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { useCourseQuery } from "../api.ts";
import { type Standing, useStandings } from "../work/use-standings.ts";
import { CourseFacts } from "./course-facts.tsx";
import classes from "./course-lessons.module.css";

/** A course's free lessons with how far one is in each, what one should know of them, and the way on. */
export function CourseLessons({ course }: { course: Course }) {
  const { t } = useTranslation("lessons");
  const { data, isError } = useCourseQuery({ params: { course }, query: { language: useLocale() } });
  const standings = useStandings(course);
  const lessons = data?.lessons ?? [];
  const done = lessons.filter(({ slug }) => standings.get(slug)?.completed).length;
  const next = wayOn(lessons, standings);
  return (
    <Section
      title={t("list.title")}
      intro={data && done > 0 ? t("list.done", { done, count: lessons.length }) : t("list.intro")}
      anchor="lessons"
    >
      <div className={classes.place}>
        <div className={classes.main}>
          {next && (
            <ButtonLink to={lessonPath(course, next.slug)}>
              {t(standings.size > 0 ? "list.continue" : "list.begin", { title: next.title })}
            </ButtonLink>
          )}
          {isError && !data && <p role="alert">{t("list.failed")}</p>}
          {data && lessons.length === 0 && <p>{t("list.none")}</p>}
          <ol className={classes.lessons}>
            {lessons.map((lesson) => (
              <Row key={lesson.slug} lesson={lesson} standing={standings.get(lesson.slug)} />
            ))}
          </ol>
        </div>
        {data && <CourseFacts course={data} />}
      </div>
    </Section>
  );
}

function Row({ lesson, standing }: { lesson: LessonFacts; standing: Standing | undefined }) {
  const { t } = useTranslation("lessons");
  const { course, slug, number, title, question, minutes, exercises } = lesson;
  const settled = Math.min(standing?.settled ?? 0, exercises);
  return (
    <li className={classes.lesson}>
      <span className={classes.number} aria-hidden="true" data-done={standing?.completed ? "" : undefined}>
        {standing?.completed ? <IconCheck size={20} /> : number}
      </span>
      <div className={classes.words}>
        <h3 className={classes.title}>
          <Link to={lessonPath(course, slug)}>{title}</Link>
        </h3>
        <p className={classes.question}>{question}</p>
        <p className={classes.facts}>
          <span>{t("lesson.minutes", { count: minutes })}</span>
          <span>{t("list.exercises", { count: exercises })}</span>
          {standing?.completed ? (
            <strong>
              {standing.score === null ? t("list.completed") : t("list.score", { score: standing.score })}
            </strong>
          ) : (
            standing && <strong>{t("progress.done", { done: settled, count: exercises })}</strong>
          )}
        </p>
      </div>
    </li>
  );
}

/** The first that is begun and not done, or else the first that is not done. */
function wayOn(lessons: readonly LessonFacts[], standings: ReadonlyMap<string, Standing>): LessonFacts | undefined {
  const open = lessons.filter(({ slug }) => !standings.get(slug)?.completed);
  return open.find(({ slug }) => standings.has(slug)) ?? open[0] ?? lessons[0];
}
