import type { ReplyOf } from "@dripstone/contract";
import type { ChatMessage, ChatSession } from "@dripstone/contract/tutor/payloads";
import type { ChatCare } from "@dripstone/contract/tutor/watch/payloads";
import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { api, call } from "../../api/client.ts";
import type { RootState } from "../../session/store.ts";

const flags = { type: "Desk", id: "chat-flags" } as const;
/** How much waits for whom, as the office's menu tells it. */
const waiting = { type: "Desk", id: "tutor-waiting" } as const;
const chats = { type: "Mine", id: "chats" } as const;

const chatOf = ({ sessionId }: { sessionId: string }) => ({ type: "Mine", id: `chat-${sessionId}` }) as const;

export const tutorApi = api.injectEndpoints({
  endpoints: (build) => ({
    chats: build.query({ ...call("GET /chatbot/sessions"), providesTags: [chats] }),
    chat: build.query({
      ...call("GET /chatbot/sessions/{sessionId}"),
      providesTags: (_chat, _error, { params }) => [chatOf(params)],
    }),
    wholeChat: build.query(call("GET /chatbot/sessions/{sessionId}/{limit}")),
    nameChat: build.mutation({ ...call("PUT /chatbot/sessions/{sessionId}"), invalidatesTags: [chats] }),
    deleteChat: build.mutation({
      ...call("DELETE /chatbot/sessions/{sessionId}"),
      // The bubble may hold it, too.
      invalidatesTags: (_reply, _error, { params }) => [chats, chatOf(params)],
    }),
    chatAbilities: build.query(call("GET /chatbot/abilities")),
    keepChatPicture: build.mutation(call("POST /chatbot/pictures")),
    // It is what it is for as long as it is there.
    chatPicture: build.query(call("GET /chatbot/pictures/{id}")),
    chatSuggestions: build.query(call("POST /chatbot/suggestions")),
    chatFlags: build.query({ ...call("GET /chatbot/flags"), providesTags: [flags] }),
    readFlag: build.mutation({
      ...call("POST /chatbot/flags/{id}/read"),
      onQueryStarted: ({ params: { id } }, started) =>
        noteInLists(id, started, (flag, { seenBy, cares, waits }) => {
          flag.seenBy = seenBy;
          flag.care = lastOf(cares, waits);
        }),
    }),
    takeCare: build.mutation({
      ...call("POST /chatbot/flags/{id}/care"),
      onQueryStarted: ({ params: { id } }, started) =>
        noteInLists(id, started, (flag, { cares, waits }) => {
          flag.care = lastOf(cares, waits);
        }),
    }),
    reopenFlag: build.mutation({
      ...call("POST /chatbot/flags/{id}/reopen"),
      onQueryStarted: ({ params: { id } }, started) =>
        noteInLists(id, started, (flag) => {
          flag.care = null;
        }),
    }),
    ratedReplies: build.query(call("GET /chatbot/rated")),
    readRated: build.mutation(call("POST /chatbot/rated/{messageId}/read")),
    rateReply: build.mutation(call("POST /chatbot/feedback")),
  }),
});

export const {
  useChatsQuery,
  useChatQuery,
  useLazyWholeChatQuery,
  useNameChatMutation,
  useDeleteChatMutation,
  useChatSuggestionsQuery,
  useChatAbilitiesQuery,
  useKeepChatPictureMutation,
  useChatPictureQuery,
  useRateReplyMutation,
  useChatFlagsQuery,
  useReadFlagMutation,
  useTakeCareMutation,
  useReopenFlagMutation,
  useRatedRepliesQuery,
  useReadRatedMutation,
} = tutorApi;

/** Who has taken care of it last, if nothing of it waits. */
const lastOf = (cares: ChatCare[], waits: boolean): ChatCare | null => (waits ? null : (cares.at(-1) ?? null));

type Flag = ReplyOf<"GET /chatbot/flags">["items"][number];
type Started<Reply> = {
  dispatch: ThunkDispatch<RootState, unknown, UnknownAction>;
  getState: () => unknown;
  queryFulfilled: PromiseLike<{ data: Reply }>;
};

/** Notes in the lists what was done with a flag. They stay as they are while somebody works: what is done would go to their end. */
async function noteInLists<Reply>(
  id: string,
  { dispatch, getState, queryFulfilled }: Started<Reply>,
  note: (flag: Flag, reply: Reply) => void,
): Promise<void> {
  const done = await Promise.resolve(queryFulfilled).catch(() => null);
  if (!done) return;
  dispatch(tutorApi.util.invalidateTags([waiting]));
  for (const { originalArgs } of tutorApi.util.selectInvalidatedBy(getState() as RootState, [flags])) {
    const change = tutorApi.util.updateQueryData("chatFlags", originalArgs, ({ items }) => {
      for (const flag of items) if (flag.id === id) note(flag, done.data);
    });
    dispatch(change);
  }
}

/** The list of conversations is not what it was. */
export const chatsChanged = () => tutorApi.util.invalidateTags([chats]);

/** A conversation as its messages are now. */
export const messagesNow = (sessionId: string, change: (before: ChatMessage[]) => ChatMessage[]) =>
  tutorApi.util.updateQueryData("chat", { params: { sessionId } }, (chat) => {
    chat.messages = change(chat.messages);
  });

/** A conversation as it is now. */
export const chatNow = (sessionId: string, whole: ChatSession) =>
  tutorApi.util.updateQueryData("chat", { params: { sessionId } }, () => whole);
