import type { MissedForm } from "@dripstone/checker";
import { useTranslation } from "react-i18next";

/** What people read of a form that was asked for and missed. */
export function useFormText(): (form: string | null) => string {
  const { t, i18n } = useTranslation("weekly-problem");
  return (form) => {
    const known = form !== null && i18n.exists(`form.${form}`, { ns: "weekly-problem" });
    return t(`form.${known ? (form as MissedForm) : "otherwise"}`);
  };
}
