import type { ReplyOf } from "@dripstone/contract";
import { useTranslation } from "react-i18next";
import { Ago } from "../../../ui/dates/ago.tsx";
import { ConversationItem } from "./conversation-item.tsx";
import { Rated } from "./rated.tsx";
import { useEngineName } from "./use-engine-name.ts";
import classes from "./watch.module.css";

type RatedItemsProps = { items: ReplyOf<"GET /chatbot/rated">["items"] };

/** Replies that have not helped, each of which opens with what was said around it. */
export function RatedItems({ items }: RatedItemsProps) {
  const { t } = useTranslation("tutor-flags");
  const nameOf = useEngineName();
  return (
    <ul className={classes.list}>
      {items.map(({ messageId, student, comment, at, engine }) => (
        <ConversationItem
          key={messageId}
          student={student}
          facts={
            <>
              <span className={classes.at}>
                <Ago at={at} />
              </span>
              <span className={classes.seen}>{nameOf(engine)}</span>
            </>
          }
          note={comment !== "" && <p className={classes.comment}>{t("rated.comment", { comment })}</p>}
        >
          <Rated messageId={messageId} />
        </ConversationItem>
      ))}
    </ul>
  );
}
