import type { PlannedWeek } from "@dripstone/contract/weekly-problem/desk/payloads";
import { useTranslation } from "react-i18next";
import classes from "./week-list.module.css";
import { type WeekActions, WeekRow } from "./week-row.tsx";

/** A row a week: the open one first, then those to come. */
export function WeekList({ weeks, ...actions }: WeekActions & { weeks: readonly PlannedWeek[] }) {
  const { t } = useTranslation("weekly-desk");
  return (
    <ol aria-label={t("plan.weeks")} aria-busy={actions.busy} className={classes.weeks}>
      {weeks.map((planned) => (
        <WeekRow key={planned.week} planned={planned} {...actions} />
      ))}
    </ol>
  );
}
