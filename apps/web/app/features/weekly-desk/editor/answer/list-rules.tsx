import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useWriting } from "../writing.ts";

const kinds = ["ratio", "time", "interval"] as const;
const repeats = ["count", "ignore"] as const;

/** What a key is whose signs do not tell. */
export function KindChoice() {
  const { t } = useTranslation("weekly-desk");
  const { problem, change, rubricReadOnly } = useWriting();
  return (
    <NativeSelect
      size="md"
      label={t("rule.kind")}
      description={t("rule.kindHelp")}
      value={problem.rubric.kind ?? ""}
      onChange={({ currentTarget: { value } }) =>
        change(({ rubric }) => {
          const kind = kinds.find((it) => it === value);
          if (kind) rubric.kind = kind;
          else delete rubric.kind;
        })
      }
      disabled={rubricReadOnly}
    >
      <option value="">{t("rule.kindUsual")}</option>
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {t(`kind.${kind}`)}
        </option>
      ))}
    </NativeSelect>
  );
}

/** Whether `2, 2, 3` is the same list as `2, 3`. */
export function RepeatsChoice() {
  const { t } = useTranslation("weekly-desk");
  const { problem, change, rubricReadOnly } = useWriting();
  return (
    <NativeSelect
      size="md"
      label={t("rule.repeats")}
      description={t("rule.repeatsHelp")}
      value={problem.rubric.repeats ?? ""}
      onChange={({ currentTarget: { value } }) =>
        change(({ rubric }) => {
          const choice = repeats.find((it) => it === value);
          if (choice) rubric.repeats = choice;
          else delete rubric.repeats;
        })
      }
      disabled={rubricReadOnly}
    >
      <option value="">{t("rule.repeatsUsual")}</option>
      {repeats.map((choice) => (
        <option key={choice} value={choice}>
          {t(`repeats.${choice}`)}
        </option>
      ))}
    </NativeSelect>
  );
}
