import { useTranslation } from "react-i18next";
import { site } from "../../../../../../site.config.ts";
import { HouseRules } from "./house-rules.tsx";
import classes from "./how-to-ask.module.css";

/** Who looks after the forum, what they read before others do, and what to do when something is wrong; and the house rules. */
export function LookedAfter() {
  const { t } = useTranslation("forum");
  const [before, after] = t("care.text").split("<office/>");
  return (
    <aside aria-label={t("care.label")} className={classes.ask}>
      <p className={classes.care}>
        {before}
        <a href={`mailto:${site.email}`}>{site.email}</a>
        {after}
      </p>
      <HouseRules />
    </aside>
  );
}
