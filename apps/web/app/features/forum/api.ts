import { api, call } from "../../api/client.ts";
import { asFailure, mayArrive } from "../../api/failure.ts";
import { isGone } from "./editing/is-gone.ts";

const forum = ["Forum" as const];
/**
 * Whatever is written changes lists, numbers and a thread at once; of these, what is on the screen is asked for again, unless there was no
 * answer: nothing else would have one now.
 */
const shown = { providesTags: forum };
const written = { invalidatesTags: (_: unknown, error: unknown) => (hasNoAnswer(error) ? [] : forum) };
/** Where there is nothing any more to be changed, the page stays as it is until whoever changes it has taken their words along. */
const edited = { invalidatesTags: (_: unknown, error: unknown) => (hasNoAnswer(error) || isGone(error) ? [] : forum) };
/** What is changed has to be the newest. */
const source = { keepUnusedDataFor: 0 };

const hasNoAnswer = (error: unknown): boolean => error !== undefined && mayArrive(asFailure(error));

export const forumApi = api.injectEndpoints({
  endpoints: (build) => ({
    forumHome: build.query({ ...call("GET /forum/categories"), ...shown }),
    posts: build.query({ ...call("GET /forum/posts"), ...shown }),
    ownPosts: build.query({ ...call("GET /forum/posts/mine"), ...shown }),
    ownReplies: build.query({ ...call("GET /forum/replies/mine"), ...shown }),
    postMarks: build.query({ ...call("GET /forum/posts/marks"), ...shown }),
    post: build.query({ ...call("GET /forum/posts/{id}"), ...shown }),
    replies: build.query({ ...call("GET /forum/posts/{id}/replies"), ...shown }),
    threadOfMine: build.query({ ...call("GET /forum/posts/{id}/mine"), ...shown }),
    peopleInThread: build.query({ ...call("GET /forum/posts/{id}/people"), ...shown }),
    postHistory: build.query({ ...call("GET /forum/posts/{id}/history"), ...shown }),
    replyHistory: build.query({ ...call("GET /forum/posts/{id}/replies/{reply}/history"), ...shown }),
    tellView: build.mutation(call("POST /forum/posts/{id}/views")),
    acceptReply: build.mutation({ ...call("PUT /forum/posts/{id}/accepted"), ...written }),
    unacceptReply: build.mutation({ ...call("DELETE /forum/posts/{id}/accepted"), ...written }),
    flagPost: build.mutation({ ...call("POST /forum/posts/{id}/flags"), ...written }),
    flagReply: build.mutation({ ...call("POST /forum/replies/{id}/flags"), ...written }),
    flagPostAsVisitor: build.mutation(call("POST /forum/posts/{id}/reports")),
    flagReplyAsVisitor: build.mutation(call("POST /forum/replies/{id}/reports")),
    // Asked before anything is written, and true for a moment only.
    forumStanding: build.query({ ...call("GET /forum/standing"), ...source }),
    writePost: build.mutation({ ...call("POST /forum/posts"), ...written }),
    writeReply: build.mutation({ ...call("POST /forum/posts/{id}/replies"), ...written }),
    postSource: build.query({ ...call("GET /forum/posts/{id}/source"), ...source }),
    replySource: build.query({ ...call("GET /forum/replies/{id}/source"), ...source }),
    editPost: build.mutation({ ...call("PUT /forum/posts/{id}"), ...edited }),
    editReply: build.mutation({ ...call("PUT /forum/replies/{id}"), ...edited }),
    deletePost: build.mutation({ ...call("DELETE /forum/posts/{id}"), ...written }),
    deleteReply: build.mutation({ ...call("DELETE /forum/replies/{id}"), ...written }),
    keepPicture: build.mutation(call("POST /pictures")),
  }),
});

export const {
  useForumHomeQuery,
  usePostsQuery,
  useOwnPostsQuery,
  useOwnRepliesQuery,
  usePostMarksQuery,
  usePostQuery,
  useRepliesQuery,
  useThreadOfMineQuery,
  usePeopleInThreadQuery,
  usePostHistoryQuery,
  useReplyHistoryQuery,
  useTellViewMutation,
  useAcceptReplyMutation,
  useUnacceptReplyMutation,
  useFlagPostMutation,
  useFlagReplyMutation,
  useFlagPostAsVisitorMutation,
  useFlagReplyAsVisitorMutation,
  useForumStandingQuery,
  useWritePostMutation,
  useWriteReplyMutation,
  usePostSourceQuery,
  useLazyPostSourceQuery,
  useReplySourceQuery,
  useLazyReplySourceQuery,
  useEditPostMutation,
  useEditReplyMutation,
  useDeletePostMutation,
  useDeleteReplyMutation,
  useKeepPictureMutation,
} = forumApi;
