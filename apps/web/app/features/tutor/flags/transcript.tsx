import { Skeleton } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Ago } from "../../../ui/dates/ago.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useReadFlagMutation } from "../api.ts";
import { Said } from "../chat/said.tsx";
import classes from "./flags-page.module.css";

/** What is flagged of a conversation, and what was said around it. That it is looked at is noted, so it is asked for only when somebody opens it. */
export function Transcript({ id }: { id: string }) {
  const { t } = useTranslation("tutor-flags");
  const [read, { data, error }] = useReadFlagMutation();
  useEffect(() => void read({ params: { id } }), [read, id]);
  const shown = new Set(data?.messages.map((message) => message.id));
  const flagged = new Set(data?.flags.map(({ messageId }) => messageId));
  const elsewhere = data?.flags.filter(({ messageId }) => messageId === null || !shown.has(messageId));
  return (
    <section aria-label={t("transcript")} className={classes.transcript}>
      <FailureBox error={error} />
      {!data && !error && <Skeleton height="8rem" />}
      {elsewhere?.map(({ id: flag, kind, said, at }) => (
        <div key={flag} className={classes.elsewhere}>
          <p className={classes.at}>
            {t(`kind.${kind}`)} · <Ago at={at} />
          </p>
          <p className={classes.said}>{said}</p>
        </div>
      ))}
      {data?.messages.map((message) => (
        <div key={message.id} data-flagged={flagged.has(message.id) || undefined} className={classes.message}>
          <Said by={message.role} parts={message.parts} stopped={message.state === "stopped"} />
        </div>
      ))}
    </section>
  );
}
