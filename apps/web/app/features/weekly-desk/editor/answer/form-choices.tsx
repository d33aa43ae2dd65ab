import type { Rubric } from "@dripstone/contract/weekly-problem/rubric";
import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useWriting } from "../writing.ts";
import classes from "./answer.module.css";

export type Form = NonNullable<Rubric["form"]>[number];

/** By what they are about: fractions, decimals, roots and powers, expressions, lists. */
export const formsInOrder: readonly Form[] = [
  "simplest-fraction",
  "mixed-number",
  "improper-fraction",
  "decimal",
  "decimal-places",
  "significant-figures",
  "percent",
  "exact",
  "simplest-radical",
  "power",
  "expanded",
  "factored",
  "solved",
  "simplest-ratio",
  "with-unit",
  "each-once",
];

/** The forms in which an answer must be written; a right value in another form uses up no attempt. */
export function FormChoices() {
  const { t } = useTranslation("weekly-desk");
  const { problem, change, rubricReadOnly } = useWriting();
  const chosen = problem.rubric.form ?? [];
  const choose = (form: Form, on: boolean) =>
    change(({ rubric }) => {
      const forms = formsInOrder.filter((it) => (it === form ? on : chosen.includes(it)));
      if (forms.length > 0) rubric.form = forms;
      else delete rubric.form;
    });
  return (
    <fieldset className={classes.forms} disabled={rubricReadOnly}>
      <legend>{t("rule.form")}</legend>
      <p>{t("rule.formHelp")}</p>
      <div className={classes.boxes}>
        {formsInOrder.map((form) => (
          <Checkbox
            key={form}
            label={t(`form.${form}`)}
            checked={chosen.includes(form)}
            onChange={(event) => choose(form, event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
