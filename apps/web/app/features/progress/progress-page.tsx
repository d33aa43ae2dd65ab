import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../api/failure.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useFailureText } from "../../ui/failure/failure-text.ts";
import { FirstDropBadge } from "../../ui/illustrations/first-drop-badge.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { useProgressQuery } from "./api.ts";
import { ProgressReport } from "./progress-report.tsx";
import { ProgressSkeleton } from "./progress-skeleton.tsx";

/** What a student has achieved, whatever state it is in. */
export function ProgressPage() {
  const { t } = useTranslation(["progress", "errors"]);
  const failureText = useFailureText();
  const { data, error, refetch } = useProgressQuery({ query: { language: useLocale() } });
  if (data && data.problemsSolved === 0) {
    return (
      <Notice title={t("empty.title")} text={t("empty.text")} figure={<FirstDropBadge size={168} locked />}>
        <ButtonLink to="/weekly-problem">{t("empty.action")}</ButtonLink>
      </Notice>
    );
  }
  if (data) return <ProgressReport progress={data} />;
  if (isFailure(error)) {
    return (
      <Notice title={t("failed.title")} text={failureText(error)}>
        <Button onClick={refetch}>{t("failed.retry")}</Button>
      </Notice>
    );
  }
  return <ProgressSkeleton />;
}
