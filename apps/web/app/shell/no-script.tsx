import { useTranslation } from "react-i18next";
import classes from "./no-script.module.css";

/** What a reader without JavaScript has to know before they wait for a form. */
export function NoScript() {
  const { t } = useTranslation();
  return (
    <noscript>
      <p className={classes.note}>{t("noScript")}</p>
    </noscript>
  );
}
