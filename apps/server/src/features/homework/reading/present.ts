import type { HomeworkReceipt, HomeworkState, OwnHomework } from "@dripstone/contract/homework/payloads";
import type { HandedIn, Standing } from "./handed-in.ts";

/** What has arrived, and when. */
export function receiptOf(row: HandedIn): HomeworkReceipt {
  const { id, number, week, version, late, contentType, characters, files, pointsEarned } = row;
  return {
    ...{ id, number, class: row.classId, week, version, late, contentType, characters, files, pointsEarned },
    handedInAt: row.handedInAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    pointsFrom: pointsFrom(row)?.toISOString() ?? null,
  };
}

/** The same with what has become of it. */
export function presentHomework(
  row: HandedIn,
  { className, isOwn }: { className: string; isOwn: boolean },
): OwnHomework {
  const { returnedAt, seenAt } = row;
  return {
    ...receiptOf(row),
    className,
    ...becomeOf(row, isOwn),
    returnedAt: returnedAt?.toISOString() ?? null,
    seen: seenAt !== null,
  };
}

/** What has become of it; its owner is told of a grade when it is returned, and who teaches at once. */
export function becomeOf(row: Standing, isOwn: boolean): Pick<OwnHomework, "state" | "grade"> {
  const { points, pointsMax, returnedAt } = row;
  const isTold = returnedAt !== null || !isOwn;
  return {
    state: stateOf(row),
    grade: isTold && points !== null && pointsMax !== null ? { points, of: pointsMax } : null,
  };
}

/** Whoever works ahead gets the points for being on time when the lesson begins. */
const pointsFrom = ({ version, late, canceled, startsAt, handedInAt, pointsEarned }: HandedIn): Date | null =>
  version === 1 && !late && !canceled && startsAt > handedInAt && pointsEarned === 0 ? startsAt : null;

function stateOf({ late, gradedAt, returnedAt }: Standing): HomeworkState {
  if (returnedAt) return "returned";
  if (gradedAt) return "graded";
  return late ? "late" : "arrived";
}
