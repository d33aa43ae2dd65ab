import { paths } from "@dripstone/contract/paths";
import type { WeeklyWork } from "@dripstone/contract/weekly-problem/payloads";
import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { NextProblem } from "../../../ui/dates/next-problem.tsx";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { useWeeklyProblemQuery, useWeeklyWorkQuery } from "../api.ts";
import { OpenUntil } from "../problem/open-until.tsx";
import classes from "./this-week.module.css";

type Standing = "new" | "begun" | "solved" | "over";

/** How the week's problem stands for whoever is logged in, and the next step. */
export function ThisWeek() {
  const { t } = useTranslation("weekly-problem");
  const query = { language: useLocale() };
  const problem = useWeeklyProblemQuery({ query });
  const work = useWeeklyWorkQuery({ query });
  if (problem.isLoading || work.isLoading) return <Skeleton height={150} />;
  if (!problem.data || !work.data) {
    return (
      <section className={classes.week}>
        <p>{t(problem.error || work.error ? "failed.title" : "none.title")}</p>
        <ButtonLink to={paths.weeklyProblem}>{t("thisWeek.go.new")}</ButtonLink>
      </section>
    );
  }
  const standing = standingOf(work.data);
  const isDone = standing === "solved" || standing === "over";
  const { title, endsAt } = problem.data;
  const { solved, attemptsLeft, pointsNow } = work.data;
  return (
    <section className={classes.week} aria-labelledby="this-week">
      <h2 id="this-week">
        <span>{t("thisWeek.label")}</span> {title}
      </h2>
      <p>{t(`thisWeek.${standing}`, { points: solved?.points ?? pointsNow, count: attemptsLeft })}</p>
      <p className={classes.when}>{isDone ? <NextProblem at={endsAt} /> : <OpenUntil endsAt={endsAt} />}</p>
      <div className={classes.ways}>
        <ButtonLink to={paths.weeklyProblem}>{t(`thisWeek.go.${standing}`)}</ButtonLink>
        {isDone && (
          <ButtonLink to={paths.math} quiet>
            {t("thisWeek.math")}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function standingOf({ solved, attempts, attemptsLeft }: WeeklyWork): Standing {
  if (solved) return "solved";
  if (attemptsLeft === 0) return "over";
  return attempts.length > 0 ? "begun" : "new";
}
