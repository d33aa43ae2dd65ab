import type { OfficeContest } from "@dripstone/contract/classes/office/payloads";
import { contestSlugs } from "@dripstone/contract/classes/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDates } from "../../../ui/dates/use-dates.ts";
import classes from "./office-page.module.css";

/** The contests to which the classes page counts down. */
export function ContestList({ contests }: { contests: readonly OfficeContest[] }) {
  const { t } = useTranslation("classes-office");
  const { calendarDay, time } = useDates();
  return (
    <ul className={classes.plain}>
      {contestSlugs.map((slug) => {
        const [day = "", at = ""] = contests.find((it) => it.slug === slug)?.startsAt.split("T") ?? [];
        return (
          <li key={slug}>
            <Link to={paths.adminContest(slug)}>{t(`contestName.${slug}`)}</Link>
            <span>{day ? t("column.at", { day: calendarDay(day), time: time(at) }) : t("contest.none")}</span>
          </li>
        );
      })}
    </ul>
  );
}
