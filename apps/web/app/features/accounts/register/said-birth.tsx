import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import parts from "../parts.module.css";
import type { Birth } from "./register-draft.ts";

/** What was said in the first step, and how a mistake is put right: here, as long as nobody has learned that a parent is to be asked. */
export function SaidBirth({ birth, onChange }: { birth: Birth; onChange: () => void }) {
  const { t } = useTranslation("accounts");
  const { month } = useDates();
  const words = { birth: month(birth) };
  if (birth.asksParent) {
    return (
      <>
        <p className={parts.hint}>{t("age.told", words)}</p>
        <p className={parts.hint}>{t("age.others")}</p>
      </>
    );
  }
  return (
    <p className={parts.hint}>
      {t("age.said", words)}{" "}
      <Anchor component="button" type="button" inherit onClick={onChange}>
        {t("age.change")}
      </Anchor>
    </p>
  );
}
