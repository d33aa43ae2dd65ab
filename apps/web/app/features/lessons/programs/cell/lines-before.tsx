import { Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";

type LinesBeforeProps = { value: string; onChange: (value: string) => void };

/** Where a program cannot wait for its reader, what it reads is written down before. */
export function LinesBefore({ value, onChange }: LinesBeforeProps) {
  const { t } = useTranslation("programs");
  return (
    <Textarea
      m="sm"
      autosize={false}
      rows={3}
      label={t("input.before.label")}
      description={t("input.before.text")}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
