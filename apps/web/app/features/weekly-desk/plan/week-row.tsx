import { useDroppable } from "@dnd-kit/core";
import { paths } from "@dripstone/contract/paths";
import type { PlannedWeek } from "@dripstone/contract/weekly-problem/desk/payloads";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useWeekSpan } from "../week-dates.ts";
import { Grip } from "./grip.tsx";
import type { Move } from "./use-plan.ts";
import classes from "./week-row.module.css";

/** What may be done with a week. */
export type WeekActions = {
  onMove: (problem: Move["problem"]) => void;
  onFree: (week: string, title: string) => void;
  onClose: (week: string) => void;
  /** A change of the plan is on its way. */
  busy: boolean;
};
/** A week of the plan. Only weeks to come can be given a problem. */
export function WeekRow({ planned, ...actions }: WeekActions & { planned: PlannedWeek }) {
  const { t } = useTranslation(["weekly-desk", "weekly-problem"]);
  const weekSpan = useWeekSpan();
  const { week, state, problem } = planned;
  const begun = state === "active" || state === "closed";
  const { setNodeRef, isOver } = useDroppable({ id: week, disabled: begun });
  return (
    <li ref={setNodeRef} className={classes.row} data-state={state} data-over={isOver ? "" : undefined}>
      <span className={classes.grip}>
        {state === "scheduled" && problem && <Grip problem={problem} place={week} />}
      </span>
      <time dateTime={week} className={classes.week}>
        {weekSpan(week)}
      </time>
      <div className={classes.problem}>
        {problem ? (
          <Link to={paths.adminWeeklyProblem(problem.id)} className={classes.title}>
            {problem.title || t("untitled")}
          </Link>
        ) : (
          <span className={classes.title}>{t("plan.empty")}</span>
        )}
        <span className={classes.about}>
          {[
            t(`plan.state.${state}`),
            problem && t(`weekly-problem:topic.${problem.topic}`),
            problem && t(`weekly-problem:difficulty.${problem.difficulty}`),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </div>
      <div className={classes.actions}>
        <Actions {...planned} {...actions} />
      </div>
    </li>
  );
}

function Actions({ week, state, problem, onMove, onFree, onClose, busy }: WeekActions & PlannedWeek) {
  const { t } = useTranslation("weekly-desk");
  const planned = state === "scheduled";
  if (!problem) return null;
  const title = problem.title || t("untitled");
  if (state === "active" || state === "closed") {
    return (
      <>
        <Link to={paths.adminWeeklyRound(week)} className={classes.report}>
          {t("plan.report")}
        </Link>
        {state === "active" && (
          <Button size="compact-md" variant="default" onClick={() => onClose(week)}>
            {t("plan.close.open")}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <Button
        size="compact-md"
        variant="subtle"
        disabled={busy}
        aria-label={t(planned ? "plan.move.label" : "plan.shelf.planLabel", { title })}
        onClick={() => onMove({ id: problem.id, title })}
      >
        {t(planned ? "plan.move.open" : "plan.shelf.plan")}
      </Button>
      {planned && (
        <Button
          size="compact-md"
          variant="subtle"
          disabled={busy}
          aria-label={t("plan.free.label", { title })}
          onClick={() => onFree(week, title)}
        >
          {t("plan.free.open")}
        </Button>
      )}
    </>
  );
}
