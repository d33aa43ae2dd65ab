import type { HomeworkState } from "@dripstone/contract/homework/payloads";
import { useTranslation } from "react-i18next";
import classes from "./homework-list.module.css";

/** How somebody's homework stands; what has come back and was not looked at stands out. */
export function StateBadge({ state, unseen = false }: { state: HomeworkState | "draft"; unseen?: boolean }) {
  const { t } = useTranslation("homework");
  return (
    <span className={classes.state} data-state={state}>
      {t(unseen ? "state.unseen" : `state.${state}`)}
    </span>
  );
}
