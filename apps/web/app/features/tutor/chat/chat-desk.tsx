import { tutorLimits } from "@dripstone/contract/tutor/limits";
import type { ChatContext } from "@dripstone/contract/tutor/payloads";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useChatQuery } from "../api.ts";
import type { Topic } from "../page-context.ts";
import classes from "./chat-desk.module.css";
import { ContextChoices } from "./context-choices.tsx";
import { Conversation } from "./conversation.tsx";
import { History } from "./history.tsx";
import { newSessionId } from "./new-session-id.ts";
import { useChat } from "./use-chat.ts";

type ChatDeskProps = {
  /** The conversation that the address names. */
  session: string | null;
  /** Another one is to be shown: its address. */
  onSession: (session: string | null) => void;
  /** What the page was about from which one came. */
  topic: Topic;
};

/** Where one talks with the tutor: one's conversations, and the one that is open. */
export function ChatDesk({ session, onSession, topic }: ChatDeskProps) {
  const { t } = useTranslation("chat");
  // Each time that no conversation is named, another begins.
  const begun = useMemo(newSessionId, [session]);
  const sessionId = session ?? begun;
  const [deleting, setDeleting] = useState<string | null>(null);
  return (
    <div className={classes.desk}>
      <details className={classes.side} open={isWide()}>
        <summary className={classes.summary}>{t("history.title")}</summary>
        <History current={sessionId} onDeleting={setDeleting} onGone={() => onSession(null)} />
      </details>
      <OpenChat
        key={sessionId}
        sessionId={sessionId}
        // What is being deleted is asked for no more.
        isNew={session === null || session === deleting}
        topic={topic}
        onSaid={() => session === null && onSession(sessionId)}
      />
    </div>
  );
}

type OpenChatProps = { sessionId: string; isNew: boolean; topic: Topic; onSaid: () => void };

function OpenChat({ sessionId, isNew, topic, onSaid }: OpenChatProps) {
  const { data } = useChatQuery({ params: { sessionId } }, { skip: isNew });
  const [chosen, choose] = useState<ChatContext | null>(null);
  const context = useMemo(() => chosen ?? asTaught(data?.context ?? topic), [chosen, data?.context, topic]);
  const chat = useChat(sessionId, isNew, context);
  return (
    <div className={classes.main}>
      <ContextChoices context={context} onChange={choose} />
      <Conversation chat={chat} sessionId={sessionId} context={context} onSaid={onSaid} />
    </div>
  );
}

/** An older conversation goes on as it was; one that began in the bubble is taught from here on. */
function asTaught(before: Topic | ChatContext): ChatContext {
  const isTaught = "mode" in before && !before.quickMode;
  return {
    ...before,
    mode: isTaught ? before.mode : "tutoring",
    quickMode: false,
    maxTokens: tutorLimits.CHAT_TOKENS_DEFAULT,
  };
}

/** Whether there is room beside the conversation. */
const isWide = () => window.matchMedia("(min-width: 62em)").matches;
