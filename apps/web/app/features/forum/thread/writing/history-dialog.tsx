import { Button, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../../ui/dates/use-dates.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { MarkdownText } from "../../../../ui/markdown/markdown-text.tsx";
import { usePostHistoryQuery, useReplyHistoryQuery } from "../../api.ts";
import classes from "./history-dialog.module.css";

type HistoryDialogProps = { opened: boolean; post: string; reply: string | undefined; onClose: () => void };

/** What a post or a reply said before it was changed. */
export default function HistoryDialog({ opened, post, reply, onClose }: HistoryDialogProps) {
  const { t } = useTranslation(["forum", "common"]);
  const { ago } = useDates();
  const ofPost = usePostHistoryQuery({ params: { id: post } }, { skip: !opened || reply !== undefined });
  const ofReply = useReplyHistoryQuery(
    { params: { id: post, reply: reply ?? "" } },
    { skip: !opened || reply === undefined },
  );
  const { data: versions, error, isFetching, refetch } = reply === undefined ? ofPost : ofReply;
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
            {withheld ? <p className={classes.about}>{t("history.withheld")}</p> : <MarkdownText html={html} />}
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
