import { useTranslation } from "react-i18next";
import noteClasses from "./no-script.module.css";
import classes from "./old-browser.module.css";

/** What a reader has to know whose browser lacks what the site is made with. Its sheet alone tells: scripts may not run there. */
export function OldBrowser() {
  const { t } = useTranslation();
  return (
    <div className={classes.unlessNew} data-nosnippet="">
      <p className={noteClasses.note}>{t("oldBrowser")}</p>
    </div>
  );
}
