import { useTranslation } from "react-i18next";
import { KeyHints } from "../../../ui/queue/key-hints.tsx";

/** What the keys do; shown where there are some. */
export function Keys() {
  const { t } = useTranslation("grading");
  return <KeyHints label={t("keys.label")} keys={keys.map(([key, name]) => ({ key, text: t(`keys.${name}`) }))} />;
}

const keys = [
  ["J", "next"],
  ["K", "previous"],
  ["P", "points"],
  ["C", "comment"],
  ["R", "remark"],
] as const;
