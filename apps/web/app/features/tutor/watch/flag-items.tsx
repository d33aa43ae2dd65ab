import type { ReplyOf } from "@dripstone/contract";
import { useTranslation } from "react-i18next";
import { Ago } from "../../../ui/dates/ago.tsx";
import { ConversationItem } from "./conversation-item.tsx";
import { Flagged } from "./flagged.tsx";
import classes from "./watch.module.css";

type FlagItemsProps = { items: ReplyOf<"GET /chatbot/flags">["items"] };

/** Flagged conversations, each of which opens in its place. */
export function FlagItems({ items }: FlagItemsProps) {
  const { t } = useTranslation("tutor-flags");
  return (
    <ul className={classes.list}>
      {items.map(({ id, kind, at, student, seenBy, flagged }) => (
        <ConversationItem
          key={id}
          student={student}
          isNew={seenBy === null}
          facts={
            <>
              <span>{t(`kind.${kind}`)}</span>
              <span className={classes.at}>
                <Ago at={at} />
              </span>
              {flagged > 1 && <span className={classes.at}>{t("flagged", { count: flagged })}</span>}
              <span className={classes.seen}>{seenBy === null ? t("new") : t("seen", { name: seenBy })}</span>
            </>
          }
        >
          <Flagged id={id} />
        </ConversationItem>
      ))}
    </ul>
  );
}
