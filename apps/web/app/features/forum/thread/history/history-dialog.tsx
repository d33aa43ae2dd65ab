import type { ForumReply } from "@dripstone/contract/forum/payloads";
import { Button, Skeleton } from "@mantine/core";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../../ui/dates/use-dates.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { latePart } from "../../../../ui/late/late-part.tsx";
import { MarkdownText } from "../../../../ui/markdown/markdown-text.tsx";
import { rightsTo } from "../rights.ts";
import type { Thread } from "../use-thread.ts";
import classes from "./history-dialog.module.css";
import { useVersions } from "./use-versions.ts";

/** Only moderators have it. */
const Withholding = latePart(() => import("../moderating/withholding.tsx"));

type HistoryDialogProps = { opened: boolean; thread: Thread; reply: ForumReply | undefined; onClose: () => void };

/** What a post or a reply said before it was changed. A moderator can keep a version of it from everybody else. */
export default function HistoryDialog({ opened, thread, reply, onClose }: HistoryDialogProps) {
  const { t } = useTranslation(["forum-writing", "common"]);
  const { ago } = useDates();
  const { moderate } = rightsTo(thread, reply);
  const { data: versions, error, isFetching, refetch } = useVersions(thread.post.id, reply?.id, moderate);
  return (
    <Dialog opened={opened} title={t("history.title")} onClose={onClose} size="46rem">
      {isFetching && !versions && <Skeleton height={80} />}
      <FailureBox error={error}>
        <Button onClick={() => refetch()}>{t("common:list.retry")}</Button>
      </FailureBox>
      <ol className={classes.versions}>
        {versions?.map(({ id, title, html, withheld, changedAt, changedBy, reason }) => (
          <li key={id}>
            <p className={classes.about}>
              {t("history.changed", { ago: ago(changedAt), name: changedBy?.name ?? t("common:people.deleted") })}
              {reason && t("history.reason", { reason })}
            </p>
            {title && <h3 className={classes.title}>{title}</h3>}
            {withheld && <p className={classes.about}>{t(moderate ? "history.onlyTeachers" : "history.withheld")}</p>}
            {html !== "" && <MarkdownText html={html} />}
            {moderate && (
              <Suspense>
                <Withholding version={id} withheld={withheld} />
              </Suspense>
            )}
          </li>
        ))}
      </ol>
      <div>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t("close")}
        </Button>
      </div>
    </Dialog>
  );
}
