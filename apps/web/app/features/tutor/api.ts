import type { ChatMessage, ChatSession } from "@dripstone/contract/tutor/payloads";
import { api, call } from "../../api/client.ts";

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
      // The list stays as it is while somebody reads: what has been looked at would go to its end.
      async onQueryStarted({ params: { id } }, { dispatch, getState, queryFulfilled }) {
        const read = await queryFulfilled.catch(() => null);
        if (!read) return;
        dispatch(tutorApi.util.invalidateTags([waiting]));
        for (const { originalArgs } of tutorApi.util.selectInvalidatedBy(getState(), [flags])) {
          const note = tutorApi.util.updateQueryData("chatFlags", originalArgs, ({ items }) => {
            for (const flag of items) if (flag.id === id) flag.seenBy = read.data.seenBy;
          });
          dispatch(note);
        }
      },
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
  useRatedRepliesQuery,
  useReadRatedMutation,
} = tutorApi;

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
