import type { ForumHome } from "@dripstone/contract/forum/payloads";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { writeNumber } from "../../../i18n/write-number.ts";
import { HOUSE_RULES } from "../rules/house-rules.tsx";
import classes from "./forum-head.module.css";
import { NewPostButton } from "./new-post-button.tsx";
import { QueueLink } from "./queue-link.tsx";

type ForumHeadProps = { statistics: ForumHome["statistics"] | undefined; category: string | undefined };

const counted = ["posts", "replies", "people", "answered"] as const;

/** What the forum is, in a line, and how alive; and the way to a new post. */
export function ForumHead({ statistics, category }: ForumHeadProps) {
  const { t } = useTranslation(["forum-list", "forum"]);
  const locale = useLocale();
  const { search } = useLocation();
  return (
    <header className={classes.head}>
      <h1 className={classes.title}>{t("forum:title")}</h1>
      <p className={classes.lead}>{t("lead")}</p>
      <ul className={classes.statistics} aria-label={t("statistics.label")}>
        {statistics &&
          counted.map((name) => (
            <li key={name}>
              {t(`statistics.${name}`, {
                count: statistics[name],
                number: writeNumber(locale, statistics[name]),
              })}
            </li>
          ))}
        <li>
          <Link to={{ search, hash: HOUSE_RULES }}>{t("forum:house.title")}</Link>
        </li>
      </ul>
      <div className={classes.new}>
        <QueueLink />
        <NewPostButton category={category} />
      </div>
    </header>
  );
}
