import type { ReplyOf } from "@dripstone/contract";
import { ConversationItem } from "./conversation-item.tsx";
import { FlagFacts } from "./flag-facts.tsx";
import { Flagged } from "./flagged.tsx";
import { Reach } from "./reach.tsx";
import classes from "./watch.module.css";

type FlagItemsProps = { items: ReplyOf<"GET /chatbot/flags">["items"] };

/** Flagged conversations, each of which opens in its place. */
export function FlagItems({ items }: FlagItemsProps) {
  return (
    <ul className={classes.list}>
      {items.map((flag) => (
        <ConversationItem
          key={flag.id}
          student={flag.student}
          isNew={flag.care === null}
          facts={<FlagFacts flag={flag} />}
          note={<Reach flag={flag} />}
        >
          <Flagged id={flag.id} student={flag.student} />
        </ConversationItem>
      ))}
    </ul>
  );
}
