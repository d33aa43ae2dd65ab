import type { Explanation } from "@dripstone/contract/weekly-problem/payloads";
import { IconAward, IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Avatar } from "../../../ui/brand/avatar.tsx";
import { QueueList } from "../../../ui/queue/queue-list.tsx";
import classes from "./explanation-list.module.css";
import type { Queue } from "./use-queue.ts";

type ExplanationListProps = { items: readonly Explanation[]; queue: Queue };

/** The explanations of a page, to jump to one of them. */
export function ExplanationList({ items, queue: { current, choose } }: ExplanationListProps) {
  const { t } = useTranslation("explanations");
  return (
    <QueueList label={t("list")} items={items} current={current?.id} onChoose={choose} className={classes.row}>
      {({ student, title, review }) => (
        <>
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
        </>
      )}
    </QueueList>
  );
}

const stateOf = (review: Explanation["review"]) =>
  review === null ? "unread" : review.excellent ? "excellent" : "read";
