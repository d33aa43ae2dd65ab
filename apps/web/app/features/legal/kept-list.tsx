import { useTranslation } from "react-i18next";
import { site } from "../../../../../site.config.ts";
import classes from "./kept-list.module.css";

type Row = { what: string; why: string; until: string };

/** All that is kept of people: what, what for, and how long. */
export function KeptList() {
  const { t } = useTranslation("legal");
  const rows = Object.entries(
    t("privacy.rows", {
      returnObjects: true,
      messageDays: site.contact.messagesKeptDays,
      days: site.tutor.conversationsKeptDays,
    }) as Record<string, Row>,
  );
  return (
    <dl className={classes.rows}>
      {rows.map(([name, { what, why, until }]) => (
        <div key={name} className={classes.row}>
          <dt>{what}</dt>
          <dd>
            <span className={classes.label}>{t("why")}</span>
            {why}
          </dd>
          <dd>
            <span className={classes.label}>{t("until")}</span>
            {until}
          </dd>
        </div>
      ))}
    </dl>
  );
}
