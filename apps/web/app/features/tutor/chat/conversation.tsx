import type { ChatContext } from "@dripstone/contract/tutor/payloads";
import { Button, Skeleton } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useChatAbilitiesQuery } from "../api.ts";
import { Composer, type Editing } from "./composer.tsx";
import classes from "./conversation.module.css";
import { ConversationHead } from "./conversation-head.tsx";
import { ReplyActions } from "./reply-actions.tsx";
import { Said } from "./said.tsx";
import { Sources } from "./sources.tsx";
import { Suggestions } from "./suggestions.tsx";
import type { Chat } from "./use-chat.ts";
import { useChatFailure } from "./use-chat-failure.ts";

type ConversationProps = { chat: Chat; sessionId: string; context: ChatContext; onSaid: () => void };

/** What was said, the reply on its way, and the field to go on. */
export function Conversation({ chat, sessionId, context, onSaid }: ConversationProps) {
  const { t } = useTranslation("chat");
  const chatFailure = useChatFailure();
  const { messages, earlier, pending, failure, isLoading, error, refetch, send, stop } = chat;
  const [editing, edit] = useState<Editing | null>(null);
  const { data: abilities } = useChatAbilitiesQuery(undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const shownFrom = pending?.replaces ? messages.findIndex(({ id }) => id === pending.replaces) : -1;
  const shown = shownFrom < 0 ? messages : messages.slice(0, shownFrom);
  const lastAsked = messages.findLast(({ role }) => role === "user");
  const partsThere = pending?.parts.length;

  useEffect(() => {
    if (pending || messages.length > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [partsThere, pending === null, messages.length]);

  async function say(text: string, picture: string | null = null): Promise<boolean> {
    const replaces = editing?.id ?? null;
    edit(null);
    const isSaid = await send(text, { replaces, picture });
    if (isSaid) onSaid();
    // What was refused is still to be written anew.
    else if (editing) edit({ ...editing, text, picture });
    return isSaid;
  }

  if (error) {
    return (
      <FailureBox error={error}>
        <Button onClick={refetch}>{t("retry")}</Button>
      </FailureBox>
    );
  }
  return (
    <div className={classes.conversation}>
      {messages.length > 0 && <ConversationHead sessionId={sessionId} earlier={earlier} />}
      <div role="log" aria-label={t("log")} className={classes.log}>
        {isLoading && <Skeleton height="8rem" />}
        {!isLoading && messages.length === 0 && !pending && (
          <div className={classes.empty}>
            <p className={classes.hello}>{t("hello.title")}</p>
            <p>{t("hello.text")}</p>
            <Suggestions context={context} onChoose={(text) => void say(text)} />
          </div>
        )}
        {shown.map((message) => (
          <Said
            key={message.id}
            by={message.role}
            parts={message.parts}
            picture={message.picture}
            stopped={message.state === "stopped"}
          >
            {message.role === "assistant" ? (
              <>
                <Sources sources={message.sources} />
                <ReplyActions
                  message={message}
                  onAgain={
                    message === messages.at(-1) && lastAsked && !pending
                      ? () => void send(lastAsked.content, { replaces: lastAsked.id, picture: lastAsked.picture })
                      : null
                  }
                />
              </>
            ) : (
              !pending && (
                <div className={classes.mine}>
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    onClick={() => edit({ id: message.id, text: message.content, picture: message.picture })}
                  >
                    {t("edit.start")}
                  </Button>
                </div>
              )
            )}
          </Said>
        ))}
        {pending && (
          <>
            {pending.asked ? (
              <Said by="user" parts={pending.asked.parts} picture={pending.asked.picture} />
            ) : (
              <p className={classes.plain}>{pending.text}</p>
            )}
            <Said by="assistant" parts={pending.parts} writing />
          </>
        )}
        {failure && (
          <Callout role="alert" tone="alarm">
            <p>{chatFailure(failure)}</p>
          </Callout>
        )}
        <div ref={end} className={classes.end} />
      </div>
      <Composer
        field={field}
        editing={editing}
        busy={pending !== null}
        seesPictures={abilities?.[context.mode]?.seesPictures ?? false}
        onSend={say}
        onStop={stop}
        onCancelEdit={() => edit(null)}
      />
    </div>
  );
}
