import { useTranslation } from "react-i18next";
import classes from "./name-line.module.css";

/** Where a name and a day are written. */
export function NameLine() {
  const { t } = useTranslation("practice-tests");
  return (
    <p className={classes.line}>
      <span>{t("printed.name")}</span>
      <span>{t("printed.date")}</span>
    </p>
  );
}
