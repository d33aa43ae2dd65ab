import { paths } from "@dripstone/contract/paths";
import type { Progress } from "@dripstone/contract/progress/endpoints";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../api/failure.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useFailureText } from "../../ui/failure/failure-text.ts";
import { FirstDropBadge } from "../../ui/illustrations/first-drop-badge.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { Page } from "../../ui/page/page.tsx";
import { Section } from "../../ui/page/section.tsx";
import { useProgressQuery, useSolvedQuery } from "./api.ts";
import { BadgeShelf } from "./badge-shelf.tsx";
import classes from "./progress-page.module.css";
import { ProgressReport } from "./progress-report.tsx";
import { ProgressSkeleton } from "./progress-skeleton.tsx";

/** What a student has achieved, whatever state it is in. */
export function ProgressPage() {
  const { t } = useTranslation(["progress", "badges", "errors"]);
  const failureText = useFailureText();
  const progress = useProgressQuery(undefined);
  const solved = useSolvedQuery({ query: { language: useLocale() } });
  const { data } = progress;
  const error = progress.error ?? solved.error;
  const retry = () => {
    for (const query of [progress, solved]) if (query.error) query.refetch();
  };
  if (data && isEmpty(data)) {
    return (
      <Page>
        <div className={classes.empty}>
          <Notice title={t("empty.title")} text={t("empty.text")} figure={<FirstDropBadge size={168} locked />}>
            <ButtonLink to={paths.weeklyProblem}>{t("empty.action")}</ButtonLink>
          </Notice>
        </div>
        <div className={classes.screen}>
          <Section title={t("empty.badges")}>
            <BadgeShelf badges={data.badges} badgesAhead={data.badgesAhead} />
          </Section>
        </div>
      </Page>
    );
  }
  if (data && solved.data) return <ProgressReport progress={data} solved={solved.data} />;
  if (isFailure(error)) {
    return (
      <Notice title={t("failed.title")} text={failureText(error)}>
        <Button onClick={retry}>{t("failed.retry")}</Button>
      </Notice>
    );
  }
  return <ProgressSkeleton />;
}

/** Nothing is earned so far, whatever was tried. */
function isEmpty({ problemsSolved, totalPoints, badges, lessonsCompleted }: Progress): boolean {
  return problemsSolved + totalPoints + badges.length + lessonsCompleted === 0;
}
