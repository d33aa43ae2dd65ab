import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import classes from "./deletion-banner.module.css";
import { KeepAccountButton } from "./keep-account-button.tsx";

/** Stands over every page as long as the account waits for its deletion. */
export function DeletionBanner({ date }: { date: string }) {
  const { t } = useTranslation("accounts");
  const { day } = useDates();
  return (
    <aside aria-label={t("deletion.title")} className={classes.banner}>
      <p>{t("deletion.banner", { date: day(date) })}</p>
      <KeepAccountButton />
    </aside>
  );
}
