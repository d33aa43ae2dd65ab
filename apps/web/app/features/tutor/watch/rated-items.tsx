import type { ReplyOf } from "@dripstone/contract";
import { ConversationItem } from "./conversation-item.tsx";
import { Rated } from "./rated.tsx";
import { RatedComment, RatedFacts } from "./rated-facts.tsx";
import classes from "./watch.module.css";

type RatedItemsProps = { items: ReplyOf<"GET /chatbot/rated">["items"] };

/** Replies that have not helped, each of which opens with what was said around it. */
export function RatedItems({ items }: RatedItemsProps) {
  return (
    <ul className={classes.list}>
      {items.map((reply) => (
        <ConversationItem
          key={reply.messageId}
          student={reply.student}
          facts={<RatedFacts reply={reply} />}
          note={<RatedComment comment={reply.comment} />}
        >
          <Rated messageId={reply.messageId} student={reply.student} />
        </ConversationItem>
      ))}
    </ul>
  );
}
