import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { sql } from "kysely";
import { isLate } from "../reading/handed-in.ts";

/**
 * Whether a week's homework is a deed at all: a teacher has returned some of it, or its lesson has taken place and its student has kept the place.
 * Otherwise points were to be had for weeks that nobody has taught, in classes that somebody has just entered and leaves again.
 */
export const counts = (now: Date) => sql<boolean>`(${isReturned} or (${isBegun(now)} and ${hasPlace}))`;

/** What being on time is worth of somebody's first hand-in for a week. */
export const onTimePoints = (now: Date) => sql<number>`
  case when ${counts(now)} and ${isBegun(now)} and not ${isLate}
    then ${homeworkLimits.HOMEWORK_ON_TIME_POINTS}::integer else 0 end
`;

const isBegun = (now: Date) => sql<boolean>`(lesson.starts_at <= ${now} and not lesson.canceled)`;

const hasPlace = sql<boolean>`exists (
  select from class_places as place
  where place.user_id = homework.user_id and place.class_id = homework.class_id and place.state = 'taken'
)`;

const isReturned = sql<boolean>`exists (
  select from homework as other
  where other.user_id = homework.user_id and other.class_id = homework.class_id and other.week = homework.week
    and other.returned_at is not null
)`;
