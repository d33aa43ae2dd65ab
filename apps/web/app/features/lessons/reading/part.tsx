import type { Lesson } from "@dripstone/contract/lessons/payloads";
import { type Locale, languageTags } from "@dripstone/contract/locale";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { ExerciseCard } from "../exercises/exercise-card.tsx";
import { TryThing } from "../things/try-thing.tsx";
import type { LessonWork } from "../work/use-lesson-work.ts";
import { exerciseNumber } from "./exercise-number.ts";
import classes from "./part.module.css";
import { partId, usePartTitle } from "./part-title.ts";

type LessonPart = Lesson["parts"][number];

type PartProps = {
  part: LessonPart;
  index: number;
  lesson: Lesson;
  work: LessonWork;
  /** The same part in the other language, while that is shown, too. */
  beside: LessonPart | null;
  otherLanguage: Locale;
};

/** A part of a lesson: what is read, touched and answered in it. */
export function Part({ part, index, lesson, work, beside, otherLanguage }: PartProps) {
  const title = usePartTitle(lesson);
  const { exercisesAsked, things, course, slug } = lesson;
  return (
    <section
      id={partId(index)}
      className={classes.part}
      data-part={part.part}
      aria-labelledby={`${partId(index)}-title`}
    >
      <h2 id={`${partId(index)}-title`} tabIndex={-1} className={classes.title}>
        {title(index)}
      </h2>
      {part.blocks.map((block, place) => {
        if (block.kind === "prose") {
          const other = beside?.blocks[place];
          return (
            <div key={place} className={classes.pair}>
              <MarkdownText html={block.html} />
              {other?.kind === "prose" && (
                <div lang={languageTags[otherLanguage]} className={classes.beside}>
                  <MarkdownText html={other.html} />
                </div>
              )}
            </div>
          );
        }
        if (block.kind === "try") {
          const thing = things[block.thing];
          return thing && <TryThing key={place} thing={thing} name={`${course}/${slug}/${block.thing}`} />;
        }
        const exercise = exercisesAsked.find(({ id }) => id === block.exercise);
        return (
          exercise && (
            <ExerciseCard
              key={exercise.id}
              exercise={exercise}
              number={exerciseNumber(lesson, block.exercise)}
              course={course}
              lesson={slug}
              before={work.exercises.find((it) => it.exercise === exercise.id)}
              answer={work.answers[exercise.id]}
              solution={work.solutions[exercise.id]}
              deeds={work.deeds}
            />
          )
        );
      })}
    </section>
  );
}
