import { tutorLimits } from "@dripstone/contract/tutor/limits";
import type { ChatContext, ChatMessage, ChatPart } from "@dripstone/contract/tutor/payloads";
import { useCallback, useEffect, useRef, useState } from "react";
import { useStore } from "react-redux";
import { asFailure, type Failure } from "../../../api/failure.ts";
import { stream } from "../../../api/stream.ts";
import { sessionEnded, tokenOf } from "../../../api/token.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useAppDispatch } from "../../../session/store.ts";
import { chatsChanged, messagesNow, tutorApi, useChatQuery } from "../api.ts";

/** A reply on its way. */
type Pending = {
  text: string;
  picture: string | null;
  at: string;
  replaces: string | null;
  asked: ChatMessage | null;
  parts: ChatPart[];
};

type About = {
  /** The message for which this one stands, with all that came after it. */
  replaces?: string | null;
  picture?: string | null;
};

/** What the tutor takes too long for: the server has a time of its own, a little shorter than ours. */
const PATIENCE_MS = tutorLimits.CHAT_TIMEOUT_MS + 5_000;

/** A conversation: what was said, the reply on its way, and how to say something. */
export function useChat(sessionId: string, isNew: boolean, context: ChatContext) {
  const language = useLocale();
  const store = useStore();
  const dispatch = useAppDispatch();
  const { data, error, isFetching, refetch } = useChatQuery({ params: { sessionId } }, { skip: isNew });
  const [pending, setPending] = useState<Pending | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  const messages = isNew ? [] : (data?.messages ?? []);

  /** Says something; false where it was refused before anything came, and should stand in the field again. */
  const send = useCallback(
    async (text: string, { replaces = null, picture = null }: About = {}): Promise<boolean> => {
      if (underWay.current || text.trim() === "") return false;
      const leaving = new AbortController();
      underWay.current = leaving;
      setFailure(null);
      const at = new Date().toISOString();
      setPending({ text, picture, at, replaces, asked: null, parts: [] });
      let asked: ChatMessage | null = null;
      let reply: ChatMessage | null = null;
      const parts: ChatPart[] = [];
      const token = tokenOf(store.getState());
      const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(PATIENCE_MS)]);
      try {
        const body = {
          message: text,
          sessionId,
          context,
          language,
          ...(replaces && { replaces }),
          ...(picture && { picture }),
        };
        for await (const event of stream("POST /chatbot/message", { body }, { token, signal })) {
          if (event.type === "start") {
            asked = event.asked;
            reply = emptyReply(event.messageId, event.asked.timestamp);
          } else if (event.type === "part") parts[event.index] = event.part;
          else reply = event.message;
          setPending({ text, picture, at, replaces, asked, parts: [...parts] });
        }
      } catch (thrown) {
        if (!leaving.signal.aborted) setFailure(signal.aborted ? timedOut : asFailure(thrown));
        if (asFailure(thrown).status === 401 && token === tokenOf(store.getState())) dispatch(sessionEnded());
      }
      if (asked && reply) {
        const said = [asked, reply.state === "done" ? reply : { ...reply, parts }];
        await dispatch(keepSaid(sessionId, replaces, said));
        dispatch(chatsChanged());
      }
      underWay.current = null;
      setPending(null);
      return asked !== null;
    },
    [sessionId, context, language, store, dispatch],
  );

  const stop = useCallback(() => underWay.current?.abort(), []);
  return {
    messages,
    earlier: data?.earlier ?? 0,
    error,
    isLoading: isFetching && !data,
    refetch,
    pending,
    failure,
    send,
    stop,
  };
}

export type Chat = ReturnType<typeof useChat>;

const timedOut: Failure = { code: "CHAT_TIMED_OUT", message: "Request timeout" };

const emptyReply = (id: string, timestamp: string): ChatMessage => ({
  ...{ id, timestamp, role: "assistant", content: "", parts: [], sources: [], feedback: null, picture: null },
  state: "stopped",
});

/** Puts what was said into the conversation that the page holds, as the server has it. */
function keepSaid(sessionId: string, replaces: string | null, said: ChatMessage[]) {
  return async (dispatch: ReturnType<typeof useAppDispatch>) => {
    const kept = dispatch(
      messagesNow(sessionId, (before) => {
        const place = replaces === null ? -1 : before.findIndex(({ id }) => id === replaces);
        // Whoever opened the conversation meanwhile has the beginning of what was said.
        const others = before.filter(({ id }) => said.every((message) => message.id !== id));
        return [...(place < 0 ? others : before.slice(0, place)), ...said];
      }),
    );
    // A conversation that has just begun is not there yet.
    if (kept.patches.length === 0) {
      await dispatch(
        tutorApi.endpoints.chat.initiate({ params: { sessionId } }, { forceRefetch: true, subscribe: false }),
      );
    }
  };
}
