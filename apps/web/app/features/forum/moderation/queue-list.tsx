import type { Waiting } from "@dripstone/contract/forum/queue";
import { languageTags } from "@dripstone/contract/locale";
import { UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Ago } from "../../../ui/dates/ago.tsx";
import { FoundText } from "../../../ui/list/found-text.tsx";
import classes from "./queue-list.module.css";
import type { Queue } from "./use-queue.ts";
import { useReasons } from "./use-reasons.ts";

type QueueListProps = { items: readonly Waiting[]; queue: Queue };

/** What waits on a page, to jump to one of it. */
export function QueueList({ items, queue: { current, choose } }: QueueListProps) {
  const { t } = useTranslation(["moderation", "common"]);
  const reasonsOf = useReasons();
  return (
    <ol aria-label={t("moderation:list")} className={classes.list}>
      {items.map((item) => (
        <li key={item.id}>
          <UnstyledButton
            className={classes.row}
            aria-current={item.id === current?.id ? "true" : undefined}
            onClick={() => choose(item.id)}
          >
            <span className={classes.who}>
              <span className={classes.name} dir="auto">
                {item.author?.name ?? t("common:people.deleted")}
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
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
}
