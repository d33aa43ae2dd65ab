import { Skeleton } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useReadFlagMutation } from "../api.ts";
import { Said } from "../chat/said.tsx";
import classes from "./flags-page.module.css";

/** What was said around a flagged message. That it is looked at is noted, so it is asked for only when somebody opens it. */
export function Transcript({ id }: { id: string }) {
  const { t } = useTranslation("tutor-flags");
  const [read, { data, error }] = useReadFlagMutation();
  useEffect(() => void read({ params: { id } }), [read, id]);
  return (
    <section aria-label={t("transcript")} className={classes.transcript}>
      <FailureBox error={error} />
      {!data && !error && <Skeleton height="8rem" />}
      {data?.messages.length === 0 && <p className={classes.said}>{data.said}</p>}
      {data?.messages.map((message) => (
        <div key={message.id} data-flagged={message.id === data.messageId || undefined} className={classes.message}>
          <Said by={message.role} parts={message.parts} stopped={message.state === "stopped"} />
        </div>
      ))}
    </section>
  );
}
