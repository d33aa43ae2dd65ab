import { useTranslation } from "react-i18next";
import classes from "./both-switch.module.css";
import type { Both } from "./use-both.ts";

/** Shows a problem in the other language beside its own, and puts that away. */
export function BothSwitch({ shown, turn }: Both) {
  const { t } = useTranslation("weekly-problem");
  return (
    <button type="button" className={classes.switch} aria-pressed={shown} onClick={turn}>
      <svg viewBox="0 0 20 14" className={classes.icon} aria-hidden="true">
        <path d="M1.5 1.5h7v11h-7zM11.5 1.5h7v11h-7zM4 5h2M4 8h2M14 5h2M14 8h2" />
      </svg>
      {t("both")}
    </button>
  );
}
