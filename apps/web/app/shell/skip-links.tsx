import { useTranslation } from "react-i18next";
import classes from "./skip-links.module.css";

/** The first stops of the keyboard on every page. */
export function SkipLinks() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("skip.label")} className={classes.links}>
      <a href="#content">{t("skip.content")}</a>
      <a href="#navigation">{t("skip.navigation")}</a>
      <a href="#footer">{t("skip.footer")}</a>
    </nav>
  );
}
