import type { Waiting } from "@dripstone/contract/forum/queue";
import { languageTags } from "@dripstone/contract/locale";
import { useTranslation } from "react-i18next";
import { Ago } from "../../../ui/dates/ago.tsx";
import { FoundText } from "../../../ui/list/found-text.tsx";
import { useNameOf } from "../../../ui/people/use-name-of.ts";
import { QueueList } from "../../../ui/queue/queue-list.tsx";
import type { Queue } from "./use-queue.ts";
import { useReasons } from "./use-reasons.ts";
import classes from "./waiting-list.module.css";

type WaitingListProps = { items: readonly Waiting[]; queue: Queue };

/** What waits on a page, to jump to one of it. */
export function WaitingList({ items, queue: { current, choose } }: WaitingListProps) {
  const { t } = useTranslation("moderation");
  const nameOf = useNameOf();
  const reasonsOf = useReasons();
  return (
    <QueueList label={t("list")} items={items} current={current?.id} onChoose={choose} className={classes.row}>
      {(item) => (
        <>
          <span className={classes.who}>
            <span className={classes.name} dir="auto">
              {nameOf(item.author)}
            </span>
            <Ago at={item.since} />
          </span>
          <span className={classes.title} dir="auto">
            {item.post.title}
          </span>
          <span className={classes.words} lang={languageTags[item.lang]} dir="auto">
            <FoundText excerpt={item.excerpt} />
          </span>
          <span className={classes.why}>{reasonsOf(item).join(" · ")}</span>
        </>
      )}
    </QueueList>
  );
}
