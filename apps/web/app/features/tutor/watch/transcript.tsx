import type { ChatMessage } from "@dripstone/contract/tutor/payloads";
import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Said } from "../chat/said.tsx";
import classes from "./watch.module.css";

type TranscriptProps = {
  student: { name: string };
  /** Undefined as long as they have not come. */
  messages: readonly ChatMessage[] | undefined;
  /** For the sake of which one reads it. */
  marked: ReadonlySet<string | null>;
  error: unknown;
  /** What stands above it. */
  children?: ReactNode;
};

/** What was said around a message. */
export function Transcript({ student, messages, marked, error, children }: TranscriptProps) {
  const { t } = useTranslation("tutor-flags");
  return (
    <section aria-label={t("transcript")} className={classes.transcript}>
      <FailureBox error={error} />
      {!messages && !error && <Skeleton height="8rem" />}
      {children}
      {messages?.map(({ id, role, parts, picture, state }) => (
        <div key={id} data-marked={marked.has(id) || undefined} className={classes.message}>
          <Said by={role} student={student.name} parts={parts} picture={picture} stopped={state === "stopped"} />
        </div>
      ))}
    </section>
  );
}
