import { useTranslation } from "react-i18next";
import { Part } from "../../../../ui/office/part.tsx";
import classes from "./answer.module.css";
import { Keys } from "./keys.tsx";
import { Rules } from "./rules.tsx";
import { Trial } from "./trial.tsx";

/** The right answer, by which rules others are taken for it, and a place to try them. */
export function Answer() {
  const { t } = useTranslation("weekly-desk");
  return (
    <Part title={t("answer.heading")} help={t("answer.help")}>
      <div className={classes.answer}>
        <Keys />
        <Trial />
      </div>
      <Rules />
    </Part>
  );
}
