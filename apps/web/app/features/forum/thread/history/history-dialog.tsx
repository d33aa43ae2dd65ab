import type { ForumReply } from "@dripstone/contract/forum/payloads";
import { Button, SegmentedControl, Skeleton } from "@mantine/core";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../../ui/dates/use-dates.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { latePart } from "../../../../ui/late/late-part.tsx";
import { MarkdownText } from "../../../../ui/markdown/markdown-text.tsx";
import { useNameOf } from "../../../../ui/people/use-name-of.ts";
import { rightsTo } from "../rights.ts";
import type { Thread } from "../use-thread.ts";
import type { Edition } from "./changed-text.tsx";
import classes from "./history-dialog.module.css";
import { useVersions } from "./use-versions.ts";

/** Only moderators have it. */
const Withholding = latePart(() => import("../moderating/withholding.tsx"));
/** Compares texts. */
const ChangedText = latePart(() => import("./changed-text.tsx"));

type HistoryDialogProps = { opened: boolean; thread: Thread; reply: ForumReply | undefined; onClose: () => void };

const ways = ["changes", "whole"] as const;

/** What each edit of a post or a reply has changed, or what it said before. A moderator can keep a version of it from everybody else. */
export default function HistoryDialog({ opened, thread, reply, onClose }: HistoryDialogProps) {
  const { t } = useTranslation(["forum-writing", "common"]);
  const { ago } = useDates();
  const nameOf = useNameOf();
  const [way, setWay] = useState<(typeof ways)[number]>("changes");
  const { moderate } = rightsTo(thread, reply);
  const { data: versions, error, isFetching, refetch } = useVersions(thread.post.id, reply?.id, moderate);
  const now: Edition = reply ? { title: null, html: reply.html } : thread.post;
  return (
    <Dialog opened={opened} title={t("history.title")} onClose={onClose} size="46rem">
      <SegmentedControl
        aria-label={t("history.show")}
        value={way}
        onChange={(chosen) => setWay(chosen === "whole" ? "whole" : "changes")}
        data={ways.map((value) => ({ value, label: t(`history.${value}`) }))}
        className={classes.ways ?? ""}
      />
      {isFetching && !versions && <Skeleton height={80} />}
      <FailureBox error={error}>
        <Button onClick={() => refetch()}>{t("common:list.retry")}</Button>
      </FailureBox>
      <ol className={classes.versions}>
        {versions?.map(({ id, title, html, withheld, changedAt, changedBy, reason }, index) => {
          const next = versions[index - 1] ?? now;
          const isRead = html !== "" && next.html !== "";
          return (
            <li key={id}>
              <p className={classes.about}>
                {t("history.changed", { ago: ago(changedAt), name: nameOf(changedBy) })}
                {reason && t("history.reason", { reason })}
              </p>
              {withheld && <p className={classes.about}>{t(moderate ? "history.onlyTeachers" : "history.withheld")}</p>}
              {way === "whole" && title && <h3 className={classes.title}>{title}</h3>}
              {way === "whole" && html !== "" && <MarkdownText html={html} />}
              {way === "changes" && isRead && (
                <Suspense fallback={<Skeleton height={80} />}>
                  <ChangedText before={{ title, html }} after={next} />
                </Suspense>
              )}
              {way === "changes" && !isRead && !withheld && <p>{t("history.unknown")}</p>}
              {moderate && (
                <Suspense>
                  <Withholding version={id} withheld={withheld} />
                </Suspense>
              )}
            </li>
          );
        })}
      </ol>
      <div>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t("close")}
        </Button>
      </div>
    </Dialog>
  );
}
