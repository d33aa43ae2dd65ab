import type { HomeworkReceipt } from "@dripstone/contract/homework/payloads";
import { paths } from "@dripstone/contract/paths";
import { Button, Skeleton } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { useAppSelector } from "../../session/store.ts";
import { useFailureText } from "../../ui/failure/failure-text.ts";
import { StoneInStream } from "../../ui/illustrations/stone-in-stream.tsx";
import { WaitingHollow } from "../../ui/illustrations/waiting-hollow.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { Page } from "../../ui/page/page.tsx";
import { WorkHead } from "../../ui/page/work-head.tsx";
import { useOwnHomeworkQuery } from "./api.ts";
import { HomeworkForm } from "./form/homework-form.tsx";
import type { Wanted } from "./form/use-homework-draft.ts";
import classes from "./homework-page.module.css";
import { HomeworkList } from "./list/homework-list.tsx";
import { Receipt } from "./receipt/receipt.tsx";

/** Where homework is handed in, and where one sees what has become of it. */
export function HomeworkPage({ wanted }: { wanted: Wanted }) {
  // What comes with the form is asked for with the page, so that no field waits for its words once somebody writes.
  const { t } = useTranslation(["homework", "common", "drafts", "editor"]);
  const failureText = useFailureText();
  const user = useAppSelector(({ auth }) => auth.user);
  const query = { query: { language: useLocale() } };
  const { data: home, error, refetch } = useOwnHomeworkQuery(query, { refetchOnMountOrArgChange: true });
  const [receipt, setReceipt] = useState<HomeworkReceipt | null>(null);
  if (error && !home) {
    return (
      <Notice title={t("homework:failed")} text={failureText(error)} figure={<StoneInStream />}>
        <Button onClick={() => void refetch()}>{t("common:list.retry")}</Button>
      </Notice>
    );
  }
  if (!home || !user) return <HomeworkSkeleton />;
  if (home.classes.length === 0 && home.homework.length === 0) {
    return (
      <Notice title={t("homework:none.title")} text={t("homework:none.text")} figure={<WaitingHollow />}>
        <ButtonLink to={paths.classes}>{t("homework:none.action")}</ButtonLink>
      </Notice>
    );
  }
  const nameOf = (id: string) => home.classes.find((it) => it.id === id)?.name ?? "";
  return (
    <Page>
      <WorkHead title={t("homework:title")} parent={{ to: paths.classes, name: t("homework:toClasses") }} />
      <div className={classes.columns}>
        {receipt ? (
          <Receipt receipt={receipt} className={nameOf(receipt.class)} onAnother={() => setReceipt(null)} />
        ) : home.classes.length > 0 ? (
          <HomeworkForm user={user} home={home} wanted={wanted} onHandedIn={setReceipt} />
        ) : (
          <p>{t("homework:none.text")}</p>
        )}
        <HomeworkList homework={home.homework} drafts={home.drafts} />
      </div>
    </Page>
  );
}

function HomeworkSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.columns} role="status" aria-label={t("loading")}>
      <Skeleton height={420} />
      <Skeleton height={220} />
    </div>
  );
}
