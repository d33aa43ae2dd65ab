import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWriting } from "../writing.ts";
import classes from "./answer.module.css";
import { FormChoices } from "./form-choices.tsx";
import { LettersRule } from "./letters-rule.tsx";
import { KindChoice, RepeatsChoice } from "./list-rules.tsx";
import { NumberRule } from "./number-rule.tsx";
import { SwitchRule } from "./switch-rule.tsx";

/** What else decides whether an answer is right. None of it is needed for a plain number. */
export function Rules() {
  const { t } = useTranslation("weekly-desk");
  const { problem } = useWriting();
  const { keys, foreseen, ...rules } = problem.rubric;
  const count = Object.keys(rules).length;
  const [open, setOpen] = useState(count > 0);
  return (
    <details className={classes.rules} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{count === 0 ? t("rule.none") : t("rule.some", { count })}</summary>
      <div className={classes.options}>
        <LettersRule />
        <NumberRule rule="tolerance" min={0} max={1_000_000} step="any" />
        <NumberRule rule="decimals" min={0} max={20} step={1} />
        <NumberRule rule="figures" min={1} max={20} step={1} />
        <KindChoice />
        <RepeatsChoice />
        <NumberRule rule="base" min={2} max={16} step={1} />
        <div className={classes.side}>
          <SwitchRule rule="order" on="given" />
          <SwitchRule rule="credit" on="parts" />
        </div>
        <div className={classes.side}>
          <SwitchRule rule="solving" on="optional" />
          <SwitchRule rule="domain" on="same" />
        </div>
        <FormChoices />
      </div>
    </details>
  );
}
