import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";

const grades = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;

type GradeSelectProps = {
  value: string;
  /** What the account holds; a text of another kind stays among the choices. */
  kept: string;
  onChange: (grade: string) => void;
  error: string | undefined;
};

export function GradeSelect({ value, kept, onChange, error }: GradeSelectProps) {
  const { t } = useTranslation("accounts");
  const isOther = kept !== "" && !(grades as readonly string[]).includes(kept);
  return (
    <NativeSelect
      size="md"
      label={t("about.grade")}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    >
      <option value="">{t("about.notSaid")}</option>
      {isOther && <option value={kept}>{kept}</option>}
      {grades.map((grade) => (
        <option key={grade} value={grade}>
          {t(`about.grades.${grade}`)}
        </option>
      ))}
    </NativeSelect>
  );
}
