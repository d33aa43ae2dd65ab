import { earn, takeBack } from "../../../achievements/ledger.ts";
import { keepReputation } from "../../../achievements/reputation.ts";
import { announce } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { FORUM_VOTE, worthOfVote } from "../state/keep-earned.ts";
import { type Ballot, ballotOf } from "./ballot.ts";
import { refuseVoter } from "./refuse-voter.ts";

type Vote = { vote: "up" | "down" | "none" };

const values = { up: 1, down: -1, none: 0 } as const;

/**
 * Votes for or against a post or a reply, over an earlier vote; its author's reputation follows. Whoever votes on what one person wrote waits
 * for the others who do, so that sum and reputation are those of all votes.
 */
export function castVote(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user }: Pick<Caller, "user">,
  { vote, ...target }: Vote & ({ postId: string } | { replyId: string }),
): Promise<{ votes: number }> {
  return inTransaction(db, async (transaction) => {
    const ballot = ballotOf(transaction, target);
    const seen = await ballot.read();
    if (!seen) throw new ApiError("NOT_FOUND");
    if (seen.authorId === user.id) throw new ApiError("OWN_VOTE");
    if (vote !== "none") await refuseVoter({ db: transaction, clock }, user);
    const author = seen.authorId === null ? undefined : await findUserLocked(transaction, { id: seen.authorId });
    const current = await ballot.lock();
    if (!current) throw new ApiError("NOT_FOUND");

    const before = await ballot.voteOf(user.id);
    const value = values[vote];
    const change = value - (before?.value ?? 0);
    if (change === 0) return { votes: current.votes };
    const voteId = await ballot.keep({ voterId: user.id, value, at: clock() });
    await ballot.add(change);
    if (author) await settle(transaction, author.id, { kind: ballot.kind, value, source: voteId, at: clock() });
    await announce(transaction, "forum", `forum-post/${current.postId}`);
    return { votes: current.votes + change };
  });
}

type Settled = { kind: Ballot["kind"]; value: -1 | 0 | 1; source: string; at: Date };

/** Writes into the author's ledger what the vote is worth now. */
async function settle(transaction: Database, authorId: string, { kind, value, source, at }: Settled): Promise<void> {
  const deed = { deed: FORUM_VOTE, source } as const;
  await takeBack(transaction, authorId, deed);
  if (value !== 0) {
    const rest = { difficulty: null, points: 0, facts: { reputation: worthOfVote(kind, value) }, earnedAt: at };
    await earn(transaction, authorId, { ...deed, ...rest });
  }
  await keepReputation(transaction, authorId);
}
