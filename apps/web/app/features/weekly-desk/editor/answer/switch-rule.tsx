import type { Rubric } from "@dripstone/contract/weekly-problem/rubric";
import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useWriting } from "../writing.ts";

type Switch = "order" | "credit" | "solving" | "domain";

type SwitchRuleProps = { [Rule in Switch]: { rule: Rule; on: NonNullable<Rubric[Rule]> } }[Switch];

/** A rule that holds or does not. */
export function SwitchRule({ rule, on }: SwitchRuleProps) {
  const { t } = useTranslation("weekly-desk");
  const { problem, change, rubricReadOnly } = useWriting();
  return (
    <Checkbox
      label={t(`rule.${rule}`)}
      description={t(`rule.${rule}Help`)}
      checked={problem.rubric[rule] !== undefined}
      onChange={({ currentTarget: { checked } }) =>
        change(({ rubric }) => {
          if (checked) Object.assign(rubric, { [rule]: on });
          else delete rubric[rule];
        })
      }
      disabled={rubricReadOnly}
    />
  );
}
