import type { Explanation } from "@dripstone/contract/weekly-problem/payloads";
import { UnstyledButton } from "@mantine/core";
import { IconAward, IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Avatar } from "../../../ui/brand/avatar.tsx";
import classes from "./queue-list.module.css";
import type { Queue } from "./use-queue.ts";

type QueueListProps = { items: readonly Explanation[]; queue: Queue };

/** The explanations of a page, to jump to one of them. */
export function QueueList({ items, queue: { current, choose } }: QueueListProps) {
  const { t } = useTranslation("explanations");
  return (
    <ol aria-label={t("list")} className={classes.list}>
      {items.map(({ id, student, title, review }) => (
        <li key={id}>
          <UnstyledButton
            className={classes.row}
            aria-current={id === current?.id ? "true" : undefined}
            onClick={() => choose(id)}
          >
            <Avatar id={student.avatar} size={28} />
            <span className={classes.who}>
              <span className={classes.name}>{student.name}</span>
              <span className={classes.title}>{title}</span>
            </span>
            <span className={classes.state} data-state={stateOf(review)}>
              {review?.excellent && <IconAward size={16} aria-hidden />}
              {review && !review.excellent && <IconCheck size={16} aria-hidden />}
              {t(`mark.${stateOf(review)}`)}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
}

const stateOf = (review: Explanation["review"]) =>
  review === null ? "unread" : review.excellent ? "excellent" : "read";
