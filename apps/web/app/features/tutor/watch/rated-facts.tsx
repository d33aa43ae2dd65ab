import type { ReplyOf } from "@dripstone/contract";
import { useTranslation } from "react-i18next";
import { Ago } from "../../../ui/dates/ago.tsx";
import { useEngineName } from "./use-engine-name.ts";
import classes from "./watch.module.css";

type RatedFactsProps = { reply: ReplyOf<"GET /chatbot/rated">["items"][number] };

/** When a reply has not helped, and who wrote it. */
export function RatedFacts({ reply: { at, engine } }: RatedFactsProps) {
  const nameOf = useEngineName();
  return (
    <>
      <span className={classes.at}>
        <Ago at={at} />
      </span>
      <span className={classes.seen}>{nameOf(engine)}</span>
    </>
  );
}

/** What the student has said of it. */
export function RatedComment({ comment }: { comment: string }) {
  const { t } = useTranslation("tutor-flags");
  return comment === "" ? null : <p className={classes.comment}>{t("rated.comment", { comment })}</p>;
}
