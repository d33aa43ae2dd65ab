import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { OfficeKeys } from "../../../ui/office/keys/office-keys.tsx";
import { useKeyDeeds } from "../../../ui/office/keys/use-key-deeds.ts";
import { QueueDesk } from "../../../ui/queue/queue-desk.tsx";
import { QueueList } from "../../../ui/queue/queue-list.tsx";
import { QueuePlace } from "../../../ui/queue/queue-place.tsx";
import classes from "./watch.module.css";

type Watched = { id: string; student: { name: string } };

type WatchDeskProps<Item extends Watched> = {
  label: string;
  items: readonly Item[];
  /** What is told of one beside the student's name. */
  facts: (item: Item) => ReactNode;
  /** What stands above its conversation, opened or not. */
  note?: (item: Item) => ReactNode;
  conversation: (item: Item) => ReactNode;
  /** Below the list. */
  children: ReactNode;
};

/** Conversations to be looked through one after another. Each look is noted, so one opens only when somebody says so. */
export function WatchDesk<Item extends Watched>(props: WatchDeskProps<Item>) {
  const { label, items, facts, note, conversation, children } = props;
  const { t } = useTranslation("tutor-flags");
  const [chosen, choose] = useState<string | undefined>();
  const [opened, open] = useState<string | undefined>();
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === chosen),
  );
  const current = items[at];
  const go = (by: number) => choose(items[Math.min(items.length - 1, Math.max(0, at + by))]?.id);
  useKeyDeeds({ next: () => go(1), previous: () => go(-1), open: () => open(current?.id) });
  if (!current) return null;
  const work = (
    <QueuePlace
      current={current.id}
      label={t("reading", { name: current.student.name })}
      count={t("place", { number: at + 1, count: items.length })}
    >
      <article className={classes.conversation}>
        <h2 className={classes.head}>
          <span className={classes.name}>{current.student.name}</span>
          <span className={classes.facts}>{facts(current)}</span>
        </h2>
        {note?.(current)}
        {opened === current.id ? (
          <div key={current.id}>{conversation(current)}</div>
        ) : (
          <p className={classes.closed}>
            <Button onClick={() => open(current.id)}>{t("open")}</Button>
            <span className={classes.at}>{t("opened")}</span>
          </p>
        )}
      </article>
      <OfficeKeys of={["next", "previous", "open"]} />
    </QueuePlace>
  );
  return (
    <QueueDesk work={work}>
      <QueueList
        label={label}
        items={items}
        current={current.id}
        onChoose={(id) => {
          choose(id);
          open(id);
        }}
        className={classes.row}
      >
        {(item) => (
          <>
            <span className={classes.name}>{item.student.name}</span>
            {facts(item)}
          </>
        )}
      </QueueList>
      {children}
    </QueueDesk>
  );
}
