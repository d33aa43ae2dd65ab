import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Ago } from "../../../ui/dates/ago.tsx";
import { useReadFlagMutation } from "../api.ts";
import { Care } from "./care.tsx";
import { Transcript } from "./transcript.tsx";
import classes from "./watch.module.css";

type FlaggedProps = { id: string; student: { name: string } };

/** What is flagged of a conversation, what was said around it, and what was done about it. That it is looked at is noted, so it is asked for only when somebody opens it. */
export function Flagged({ id, student }: FlaggedProps) {
  const { t } = useTranslation("tutor-flags");
  const [read, { data, error }] = useReadFlagMutation();
  useEffect(() => void read({ params: { id } }), [read, id]);
  const shown = new Set(data?.messages.map((message) => message.id));
  const flagged = new Set(data?.flags.map(({ messageId }) => messageId));
  const elsewhere = data?.flags.filter(({ messageId }) => messageId === null || !shown.has(messageId));
  return (
    <>
      <Transcript student={student} messages={data?.messages} marked={flagged} error={error}>
        {elsewhere?.map(({ id: flag, kind, said, at }) => (
          <div key={flag} className={classes.elsewhere}>
            <p className={classes.at}>
              {t(`kind.${kind}`)} · <Ago at={at} />
            </p>
            <p className={classes.said}>{said}</p>
          </div>
        ))}
      </Transcript>
      {data && <Care id={id} read={data} again={() => void read({ params: { id } })} />}
    </>
  );
}
