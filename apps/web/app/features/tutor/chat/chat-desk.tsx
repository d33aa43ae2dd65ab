import type { ChatContext } from "@dripstone/contract/tutor/payloads";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
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
};

/** Where one talks with the tutor: one's conversations, and the one that is open. */
export function ChatDesk({ session, onSession }: ChatDeskProps) {
  const { t } = useTranslation("chat");
  // Each time that no conversation is named, another begins.
  const begun = useMemo(newSessionId, [session]);
  const sessionId = session ?? begun;
  const [context, setContext] = useState<ChatContext>(firstContext);
  return (
    <div className={classes.desk}>
      <details className={classes.side} open={isWide()}>
        <summary className={classes.summary}>{t("history.title")}</summary>
        <History current={sessionId} onGone={() => onSession(null)} />
      </details>
      <div className={classes.main}>
        <ContextChoices context={context} onChange={setContext} />
        <OpenChat
          key={sessionId}
          sessionId={sessionId}
          isNew={session === null}
          context={context}
          onSaid={() => session === null && onSession(sessionId)}
        />
      </div>
    </div>
  );
}

type OpenChatProps = { sessionId: string; isNew: boolean; context: ChatContext; onSaid: () => void };

function OpenChat({ sessionId, isNew, context, onSaid }: OpenChatProps) {
  const chat = useChat(sessionId, isNew, context);
  return <Conversation chat={chat} context={context} onSaid={onSaid} />;
}

const firstContext: ChatContext = {
  section: "math",
  subject: "math",
  level: "general",
  mode: "tutoring",
  quickMode: false,
  maxTokens: 500,
};

/** Whether there is room beside the conversation. */
const isWide = () => window.matchMedia("(min-width: 62em)").matches;
