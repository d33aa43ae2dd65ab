import { tutorLimits } from "@dripstone/contract/tutor/limits";
import type { ChatMessage } from "@dripstone/contract/tutor/payloads";
import { Box } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, type To } from "react-router";
import { Thinking } from "../chat/thinking.tsx";
import type { Chat } from "../chat/use-chat.ts";
import { asTyped } from "./as-typed.ts";
import classes from "./quick-log.module.css";
import { QuickMessage } from "./quick-message.tsx";

type QuickLogProps = Pick<Chat, "messages" | "earlier" | "pending"> & {
  failedAt: string | null;
  /** The whole conversation. */
  to: To;
};

/** The last few messages, and the way to those before them. */
export function QuickLog({ messages, earlier, pending, failedAt, to }: QuickLogProps) {
  const { t } = useTranslation("chat");
  const log = useRef<HTMLDivElement>(null);
  const said: ChatMessage[] = messages.filter(({ state }) => state !== "writing");
  if (pending) said.push(pending.asked ?? asTyped("user", "asking", pending.text, pending.at));
  if (failedAt) said.push(asTyped("assistant", failedAt, t("bubble.trouble"), failedAt));
  const shown = said.slice(-tutorLimits.CHAT_QUICK_SHOWN);
  const more = earlier + said.length - shown.length;
  const newest = said.at(-1)?.id;
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [newest, pending === null]);
  return (
    // Whoever has no mouse scrolls it by the keys.
    <Box ref={log} role="log" aria-label={t("log")} tabIndex={0} className={classes.log}>
      {more > 0 && (
        <Link to={to} className={classes.more}>
          {t("bubble.more", { count: more })}
        </Link>
      )}
      {said.length === 0 && <p className={classes.hello}>{t("bubble.hello")}</p>}
      {shown.map((message) => (
        <QuickMessage key={message.id} message={message} />
      ))}
      {pending && <Thinking role="status" />}
    </Box>
  );
}
