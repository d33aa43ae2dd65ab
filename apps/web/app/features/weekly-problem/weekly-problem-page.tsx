import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../api/failure.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useDates } from "../../ui/dates/use-dates.ts";
import { WaitingHollow } from "../../ui/illustrations/waiting-hollow.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { useWeeklyProblemQuery } from "./api.ts";
import { OpenProblem } from "./open-problem.tsx";
import { ProblemFailed } from "./problem/problem-failed.tsx";
import { ProblemSkeleton } from "./problem/problem-skeleton.tsx";
import { useShownProblem } from "./problem/use-shown-problem.ts";
import { useWriter } from "./use-writer.ts";

/** The page of the weekly problem, whatever state it is in. */
export function WeeklyProblemPage() {
  // All texts that this page may come to need, so that none is waited for in the middle of an answer.
  const { t } = useTranslation(["weekly-problem", "badges", "errors"]);
  const { schoolZone } = useDates();
  const language = useLocale();
  const { data, error, refetch } = useWeeklyProblemQuery({ query: { language } });
  const { shown, newer, moveOn } = useShownProblem(data);
  const writer = useWriter();

  if (shown) {
    return (
      <OpenProblem key={`${shown.week} ${writer}`} problem={shown} newer={newer} onMoveOn={moveOn} onAsk={refetch} />
    );
  }
  if (shown === null) {
    return (
      <Notice title={t("none.title")} text={t("none.text", { zone: schoolZone })} figure={<WaitingHollow />}>
        <ButtonLink to={paths.archive}>{t("none.archive")}</ButtonLink>
        <ButtonLink quiet to={paths.math}>
          {t("none.math")}
        </ButtonLink>
      </Notice>
    );
  }
  if (isFailure(error)) return <ProblemFailed error={error} onRetry={refetch} />;
  return <ProblemSkeleton />;
}
