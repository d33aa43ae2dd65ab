import type { WeekState } from "@dripstone/contract/progress/weeks";
import type { SolvedProblem } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";

/** Tells in words what a week was. */
export function useWeekText(solved: readonly SolvedProblem[]): (week: string, state: WeekState) => string {
  const { t } = useTranslation("progress");
  const byWeek = new Map(solved.map((problem) => [problem.week, problem]));
  return (week, state) => {
    const problem = byWeek.get(week);
    if (problem) return t("wall.solved", { title: problem.title, points: problem.points });
    return t(`wall.${state === "solved" ? "tried" : state}`);
  };
}
