import { useTranslation } from "react-i18next";
import { site } from "../../../../site.config.ts";
import noteClasses from "./no-script.module.css";
import classes from "./scripts-missing.module.css";

/** What a reader has to know whose page lacks the scripts it works with: the page's starter marks it so (`rendering/scripts-later.ts`). */
export function ScriptsMissing() {
  const { t } = useTranslation();
  return (
    <div className={classes.unlessMissing} role="status" data-nosnippet="">
      <p className={noteClasses.note}>
        {t("scriptsMissing.text")}{" "}
        {/* biome-ignore lint/a11y/useValidAnchor: leads to the address that the browser has, whatever stands in it */}
        <a href="">{t("scriptsMissing.again")}</a> <a href={`mailto:${site.email}`}>{t("scriptsMissing.write")}</a>
      </p>
    </div>
  );
}
