import type { ReplyOf } from "@dripstone/contract";
import type { ThreadOfMine } from "@dripstone/contract/forum/payloads";
import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import type { Call } from "../../../api/call.ts";
import type { RootState } from "../../../session/store.ts";
import { forumApi } from "../api.ts";

/** The reader's vote on a post, or on one of its replies. */
export type Vote = { post: string; reply?: string; vote: ThreadOfMine["vote"] };

const voteApi = forumApi.injectEndpoints({
  endpoints: (build) => ({
    vote: build.mutation<ReplyOf<"PUT /forum/posts/{id}/vote">, Vote>({
      query: ({ post, reply, vote }): Call => ({
        key: reply ? "PUT /forum/replies/{id}/vote" : "PUT /forum/posts/{id}/vote",
        params: { id: reply ?? post },
        body: { vote: vote ?? "none" },
      }),
      onQueryStarted: showVote,
    }),
  }),
});

export const { useVoteMutation } = voteApi;

type Life = {
  dispatch: ThunkDispatch<RootState, unknown, UnknownAction>;
  getState: () => unknown;
  queryFulfilled: PromiseLike<{ data: { votes: number } }>;
};

/** Shows a vote at once, wherever what it is for is shown, and takes that back if the server does not take the vote. */
async function showVote(vote: Vote, { dispatch, getState, queryFulfilled }: Life): Promise<void> {
  const state = getState() as RootState;
  const { selectCachedArgsForQuery, updateQueryData } = forumApi.util;
  const threads = selectCachedArgsForQuery(state, "threadOfMine").filter(({ params }) => params.id === vote.post);
  const before = threads.map((of) => ownVote(forumApi.endpoints.threadOfMine.select(of)(state).data, vote))[0] ?? null;
  const id = vote.reply ?? vote.post;

  const show = (votesOf: (now: number) => number) => {
    const change = <Shown extends { id: string; votes: number }>(shown: Shown | null | undefined) => {
      if (shown?.id === id) shown.votes = votesOf(shown.votes);
    };
    const posts = selectCachedArgsForQuery(state, "post").filter(({ params }) => params.id === vote.post);
    const replies = selectCachedArgsForQuery(state, "replies").filter(({ params }) => params.id === vote.post);
    return [
      ...threads.map((of) => dispatch(updateQueryData("threadOfMine", of, (mine) => setOwnVote(mine, vote)))),
      ...posts.map((of) =>
        dispatch(
          updateQueryData("post", of, (post) => {
            change(post);
            change(post.accepted);
          }),
        ),
      ),
      ...replies.map((of) => dispatch(updateQueryData("replies", of, ({ items }) => items.forEach(change)))),
    ];
  };

  const shown = show((now) => now + weightOf(vote.vote) - weightOf(before));
  try {
    const { data } = await queryFulfilled;
    show(() => data.votes);
  } catch {
    for (const patch of shown) patch.undo();
  }
}

/** How somebody has voted on a post or on one of its replies. */
export function ownVote(mine: ThreadOfMine | undefined, { reply }: Pick<Vote, "reply">): Vote["vote"] {
  if (!mine) return null;
  return reply ? (mine.votes.find((it) => it.reply === reply)?.vote ?? null) : mine.vote;
}

function setOwnVote(mine: ThreadOfMine, { reply, vote }: Vote): void {
  if (!reply) mine.vote = vote;
  else mine.votes = [...mine.votes.filter((it) => it.reply !== reply), ...(vote ? [{ reply, vote }] : [])];
}

const weightOf = (vote: Vote["vote"]) => (vote === "up" ? 1 : vote === "down" ? -1 : 0);
