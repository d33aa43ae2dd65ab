import { Trans, useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { site } from "../../../../site.config.ts";
import noteClasses from "./no-script.module.css";
import classes from "./scripts-missing.module.css";

/** What a reader has to know whose page lacks the scripts it works with: the page's starter marks it so (`rendering/scripts-later.ts`). */
export function ScriptsMissing() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <div className={classes.unlessMissing} role="status" data-nosnippet="">
      <p className={noteClasses.note}>
        <Trans
          t={t}
          i18nKey="scriptsMissing"
          values={{ email: site.email }}
          components={{
            again: <a href={pathname + search}>.</a>,
            mail: <a href={`mailto:${site.email}`}>.</a>,
          }}
        />
      </p>
    </div>
  );
}
