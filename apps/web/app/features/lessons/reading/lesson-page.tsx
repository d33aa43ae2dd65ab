import { coursePath } from "@dripstone/contract/lessons/paths";
import type { Lesson } from "@dripstone/contract/lessons/payloads";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { subjectOf } from "../course/subject-of.ts";
import { AnswersSheet } from "../printing/answers-sheet.tsx";
import { PrintSwitch } from "../printing/print-switch.tsx";
import { usePrinting } from "../printing/use-printing.ts";
import { canKeep } from "../work/kept-work.ts";
import { useLessonWork } from "../work/use-lesson-work.ts";
import { BothSwitch } from "./both.tsx";
import { Completion } from "./completion.tsx";
import { GoOn } from "./go-on.tsx";
import classes from "./lesson-page.module.css";
import { Part } from "./part.tsx";
import { PartsRail } from "./parts-rail.tsx";
import { useBoth } from "./use-both.ts";
import { useOpenPart } from "./use-open-part.ts";

/** A lesson: parts to read one after another, with something to do in each, and what was done kept beside them. */
export function LessonPage({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation(["lessons", "common"]);
  const work = useLessonWork(lesson);
  const both = useBoth(lesson);
  const open = useOpenPart(lesson.parts.length, work.notePart);
  const printing = usePrinting(lesson, work);
  const { course, title, question, minutes, number, parts } = lesson;
  return (
    <Page subject={subjectOf(course)}>
      <header className={classes.head}>
        <p className={classes.way}>
          <a href={coursePath(course)}>{t(`course.${course}`)}</a>
        </p>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.facts}>
          <span>{t("lesson.number", { number })}</span>
          <span>{t("lesson.minutes", { count: minutes })}</span>
          <BothSwitch both={both} />
          <PrintSwitch printing={printing} />
        </p>
        <p className={classes.question}>{question}</p>
      </header>
      <div className={classes.body}>
        <PartsRail lesson={lesson} work={work} open={open} />
        <div className={classes.column} data-both={both.shown ? "" : undefined}>
          <GoOn lesson={lesson} work={work} />
          {work.error && (
            <FailureBox error={work.error} takesFocus={false}>
              <button type="button" className={classes.retry} onClick={work.retry}>
                {t("failed.retry")}
              </button>
            </FailureBox>
          )}
          {work.ready && !canKeep() && <p className={classes.unkept}>{t("unkept")}</p>}
          {parts.map((part, index) => (
            <Part
              key={index}
              part={part}
              index={index}
              lesson={lesson}
              work={work}
              beside={both.lesson?.parts[index] ?? null}
              otherLanguage={both.other}
            />
          ))}
          <Completion lesson={lesson} work={work} />
          {printing.now && <AnswersSheet lesson={lesson} solutions={printing.solutions} />}
        </div>
      </div>
    </Page>
  );
}
