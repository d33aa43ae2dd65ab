import type { DeskProblem } from "@dripstone/contract/weekly-problem/desk/payloads";
import type { DeskProblemRow } from "./read-problem.ts";

type Standing = Pick<DeskProblemRow, "origin" | "state" | "retired" | "wasAsked" | "weeks">;

/** Answers were judged by it once the problem was asked. */
export const mayEditRubric = ({ origin, wasAsked }: Pick<Standing, "origin" | "wasAsked">): boolean =>
  origin === "admin" && !wasAsked;

/** Whether a week may get it. */
export const maySchedule = ({ state, retired }: Pick<Standing, "state" | "retired">): boolean =>
  state !== "draft" && !retired;

/** What teachers and admins may do with a problem; the content's is changed where it was written. */
export function mayDo(problem: Standing): DeskProblem["may"] {
  const isOurs = problem.origin === "admin";
  const hasNoWeek = problem.weeks.length === 0;
  return {
    edit: isOurs,
    editRubric: mayEditRubric(problem),
    finish: isOurs && problem.state === "draft",
    reopen: isOurs && hasNoWeek && problem.state === "ready",
    schedule: maySchedule(problem),
    remove: isOurs && hasNoWeek,
  };
}
