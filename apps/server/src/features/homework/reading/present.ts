import type { HomeworkReceipt, HomeworkState, OwnHomework } from "@dripstone/contract/homework/payloads";
import { lengthOf } from "@dripstone/contract/length";
import type { HandedIn } from "./handed-in.ts";

/** What has arrived, and when. */
export function receiptOf(row: HandedIn): HomeworkReceipt {
  const { id, number, week, version, late, contentType, files, pointsEarned } = row;
  return {
    ...{ id, number, class: row.classId, week, version, late, contentType, files, pointsEarned },
    handedInAt: row.handedInAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    characters: lengthOf(row.content),
  };
}

/** The same with what has become of it; its owner is told of a grade when it is returned, and who teaches at once. */
export function presentHomework(
  row: HandedIn,
  { className, isOwn }: { className: string; isOwn: boolean },
): OwnHomework {
  const { points, pointsMax, returnedAt, seenAt } = row;
  const isTold = returnedAt !== null || !isOwn;
  return {
    ...receiptOf(row),
    className,
    state: stateOf(row),
    grade: isTold && points !== null && pointsMax !== null ? { points, of: pointsMax } : null,
    returnedAt: returnedAt?.toISOString() ?? null,
    seen: seenAt !== null,
  };
}

function stateOf({ late, gradedAt, returnedAt }: HandedIn): HomeworkState {
  if (returnedAt) return "returned";
  if (gradedAt) return "graded";
  return late ? "late" : "arrived";
}
