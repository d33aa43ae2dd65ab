import { tutorLimits } from "@dripstone/contract/tutor/limits";
import type { ChatContext } from "@dripstone/contract/tutor/payloads";
import { useEffect, useMemo, useState } from "react";
import { asFailure } from "../../../api/failure.ts";
import { useDraft } from "../../../ui/drafts/use-draft.ts";
import { isChatDraft } from "../chat/chat-draft.ts";
import { useChat } from "../chat/use-chat.ts";
import { topicOf } from "../page-context.ts";
import { keepSession, keptSession, newSession } from "./kept-session.ts";
import { QuickWindow } from "./quick-window.tsx";

export type QuickChatProps = {
  userId: string;
  /** The page that one is on. */
  pathname: string;
  isOpen: boolean;
  /** The tutor has said something, be it that it could not. */
  onReply: () => void;
  onClose: () => void;
};

/** A short conversation beside the page; it waits for its reply while it is closed, too. */
export function QuickChat({ userId, pathname, isOpen, onReply, onClose }: QuickChatProps) {
  const [session, setSession] = useState(() => keptSession(userId));
  const context = useMemo(() => quickContext(pathname), [pathname]);
  const chat = useChat(session.sessionId, session.isNew, context);
  const [draft, keep] = useDraft("quick-chat", isChatDraft);
  const [saidAt, setSaidAt] = useState("");
  const isGone = chat.error !== undefined && asFailure(chat.error).status === 404;
  useEffect(() => {
    if (isGone) setSession(newSession());
  }, [isGone]);
  // What was typed stays in the tab until the server has it.
  const isHeard = chat.pending?.asked != null;
  useEffect(() => {
    if (isHeard) keep(() => null);
  }, [isHeard, keep]);

  async function say(text: string): Promise<void> {
    const isSaid = await chat.send(text);
    setSaidAt(new Date().toISOString());
    if (isSaid) {
      keepSession(userId, session.sessionId);
      setSession({ ...session, isNew: false });
    }
    onReply();
  }

  if (!isOpen) return null;
  return (
    <QuickWindow
      chat={chat}
      failedAt={chat.failure && saidAt}
      session={session}
      text={chat.pending ? "" : (draft?.text ?? "")}
      onWrite={(text) => keep(() => (text ? { text } : null))}
      onSay={(text) => void say(text)}
      onClose={onClose}
    />
  );
}

const quickContext = (pathname: string): ChatContext => ({
  ...topicOf(pathname),
  mode: "quick-help",
  quickMode: true,
  maxTokens: tutorLimits.CHAT_QUICK_TOKENS,
});
