import type { SchoolClass } from "@dripstone/contract/classes/payloads";
import { useNow } from "../../../ui/dates/use-now.ts";

type Lesson = SchoolClass["lessons"][number];

/** How far a class has come. Before the page has come alive it is as if it were yet to begin: HTML holds no time. */
export type Course = {
  /** The lessons that are held, and the first and the last of them. */
  held: readonly Lesson[];
  first: Lesson | undefined;
  last: Lesson | undefined;
  /** The lesson that is next, or being held. */
  next: Lesson | undefined;
  hasBegun: boolean;
  /** How many begin yet. */
  left: number;
  isPast: (lesson: Lesson) => boolean;
};

export function useCourse({ lessons }: Pick<SchoolClass, "lessons">): Course {
  const known = useNow();
  const now = known ?? Number.NEGATIVE_INFINITY;
  const held = lessons.filter(({ canceled }) => !canceled);
  const isPast = ({ endsAt }: Lesson) => Date.parse(endsAt) <= now;
  const left = held.filter(({ startsAt }) => Date.parse(startsAt) > now).length;
  return {
    ...{
      held,
      first: held[0],
      last: held.at(-1),
      next: known === null ? undefined : held.find((lesson) => !isPast(lesson)),
    },
    ...{ hasBegun: left < held.length, left, isPast },
  };
}
