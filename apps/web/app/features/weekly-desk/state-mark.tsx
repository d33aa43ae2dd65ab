import type { ProblemState } from "@dripstone/contract/weekly-problem/desk/list";
import { useTranslation } from "react-i18next";
import classes from "./state-mark.module.css";

/** Where a problem stands, in a word. */
export function StateMark({ state }: { state: ProblemState }) {
  const { t } = useTranslation("weekly-desk");
  return (
    <span className={classes.mark} data-state={state}>
      {t(`state.${state}`)}
    </span>
  );
}
