import { lessonPath } from "@dripstone/contract/lessons/paths";
import type { Lesson } from "@dripstone/contract/lessons/payloads";
import { useTranslation } from "react-i18next";
import { usePageSetting } from "../../../ui/head/page-setting.ts";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { exerciseNumber } from "../reading/exercise-number.ts";
import classes from "./answers-sheet.module.css";
import type { Printing } from "./use-printing.ts";

/** What comes out of the printer after the lesson: the solutions that its reader has seen, and where the others are. */
export function AnswersSheet({ lesson, solutions }: { lesson: Lesson; solutions: Printing["solutions"] }) {
  const { t } = useTranslation("lessons");
  const { siteUrl } = usePageSetting();
  const { course, slug, title, exercisesAsked } = lesson;
  const known = exercisesAsked
    .flatMap(({ id }) => {
      const html = solutions[id];
      return html === undefined ? [] : [{ id, html, number: exerciseNumber(lesson, id) }];
    })
    .toSorted((one, other) => one.number - other.number);
  const address = siteUrl + lessonPath(course, slug);
  return (
    <section className={classes.sheet} aria-labelledby="answers" data-apart={known.length > 0 ? "" : undefined}>
      <h2 id="answers" className={classes.title}>
        {t("printed.answers", { title })}
      </h2>
      {known.map(({ id, html, number }) => (
        <div key={id} className={classes.answer}>
          <h3>{t("exercise.title", { number })}</h3>
          <MarkdownText html={html} />
        </div>
      ))}
      {known.length < exercisesAsked.length && (
        <p>{t(known.length === 0 ? "printed.none" : "printed.others", { address })}</p>
      )}
    </section>
  );
}
