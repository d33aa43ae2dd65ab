import { paths } from "@dripstone/contract/paths";
import { Button, CloseButton, Skeleton } from "@mantine/core";
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { loadDraft, saveDraft } from "../../../ui/drafts/draft-storage.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { isComposing } from "../../../ui/form/composing.ts";
import { CHAT_DRAFT, isChatDraft } from "../chat/chat-draft.ts";
import type { Chat } from "../chat/use-chat.ts";
import type { QuickSession } from "./kept-session.ts";
import { QuickField } from "./quick-field.tsx";
import { QuickLog } from "./quick-log.tsx";
import classes from "./quick-window.module.css";
import { useKeyboardHeight } from "./use-keyboard-height.ts";

type QuickWindowProps = {
  chat: Chat;
  session: QuickSession;
  /** When the last message found no reply. */
  failedAt: string | null;
  text: string;
  onWrite: (text: string) => void;
  onSay: (text: string) => void;
  onClose: () => void;
};

/** The open bubble: not in the way of the page, which goes on beside it. */
export function QuickWindow({ chat, session, failedAt, text, onWrite, onSay, onClose }: QuickWindowProps) {
  const { t } = useTranslation("chat");
  const title = useId();
  const keyboard = useKeyboardHeight();
  const { messages, earlier, pending, error, isLoading, refetch } = chat;
  const isPending = pending !== null;
  const frame = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // A finger has not asked for a keyboard yet.
    (window.matchMedia("(pointer: coarse)").matches ? frame : field).current?.focus();
  }, []);
  // The field takes no focus while it waits, which would be lost with it.
  const waited = useRef(false);
  useEffect(() => {
    const isHere = document.activeElement === document.body || frame.current?.contains(document.activeElement);
    if (isPending && isHere) frame.current?.focus();
    if (!isPending && waited.current && document.activeElement === frame.current) field.current?.focus();
    waited.current = isPending;
  }, [isPending]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape" || isComposing(event)) return;
    event.stopPropagation();
    onClose();
  }

  const to = { pathname: paths.tutor, ...(!session.isNew && { search: `?session=${session.sessionId}` }) };

  /** What was typed here goes along, unless something is in the field there. */
  function takeAlong(): void {
    if (text.trim() === "" || loadDraft(CHAT_DRAFT, isChatDraft)) return;
    saveDraft(CHAT_DRAFT, { text });
    onWrite("");
  }

  return (
    <section
      ref={frame}
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      className={classes.window}
      style={{ "--keyboard": `${keyboard}px` } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      <div className={classes.head}>
        <h2 id={title} className={classes.title}>
          {t("bubble.title")}
        </h2>
        <CloseButton size="lg" aria-label={t("bubble.close")} onClick={onClose} />
      </div>
      {error ? (
        <FailureBox error={error} takesFocus={false}>
          <Button onClick={refetch}>{t("retry")}</Button>
        </FailureBox>
      ) : (
        <>
          {isLoading && <Skeleton height="6rem" />}
          <QuickLog messages={messages} earlier={earlier} pending={pending} failedAt={failedAt} to={to} />
        </>
      )}
      <QuickField field={field} text={text} busy={isPending} onWrite={onWrite} onSay={onSay} />
      <Button component={Link} to={to} variant="default" size="sm" className={classes.full} onClick={takeAlong}>
        {t("bubble.full")}
      </Button>
    </section>
  );
}
