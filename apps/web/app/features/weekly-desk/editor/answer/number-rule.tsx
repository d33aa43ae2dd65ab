import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { fieldId, useWriting } from "../writing.ts";

type NumberRuleProps = {
  rule: "tolerance" | "decimals" | "figures" | "base";
  min: number;
  max: number;
  step: number | "any";
};

/** A rule that is a number; left empty, it does not hold. */
export function NumberRule({ rule, min, max, step }: NumberRuleProps) {
  const { t } = useTranslation("weekly-desk");
  const { problem, change, rubricReadOnly, issueAt } = useWriting();
  return (
    <TextInput
      id={fieldId(`rubric.${rule}`)}
      type="number"
      inputMode="decimal"
      label={t(`rule.${rule}`)}
      description={t(`rule.${rule}Help`)}
      value={problem.rubric[rule] ?? ""}
      onChange={({ currentTarget: { valueAsNumber } }) =>
        change(({ rubric }) => {
          if (Number.isNaN(valueAsNumber)) delete rubric[rule];
          else rubric[rule] = valueAsNumber;
        })
      }
      // Every other fault of a number is its range.
      error={issueAt(`rubric.${rule}`) && t(`rule.${rule}Bounds`, { min, max })}
      readOnly={rubricReadOnly}
      min={min}
      max={max}
      step={step}
    />
  );
}
