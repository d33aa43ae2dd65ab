import type { GradebookCell } from "@dripstone/contract/homework/grading/payloads";
import { useTranslation } from "react-i18next";
import classes from "./state-mark.module.css";

type Marked = { state: GradebookCell["state"]; late: boolean; seen?: boolean | undefined };

/** How a hand-in stands for who grades it: late or not beside whatever else it is. */
export function StateMark({ state, late, seen }: Marked) {
  const { t } = useTranslation("grading");
  return (
    <span className={classes.marks}>
      <span className={classes.mark} data-state={state === "late" ? "arrived" : state}>
        {t(`state.${state === "late" ? "arrived" : state === "returned" && seen === true ? "seen" : state}`)}
      </span>
      {late && (
        <span className={classes.mark} data-state="late">
          {t("state.late")}
        </span>
      )}
    </span>
  );
}
