import { MINUTE_MS } from "@dripstone/contract/durations";
import type { Written } from "@dripstone/contract/forum/writing-payloads";
import { type Expression, sql } from "kysely";

/** Within so long the same words of one author, to the same text, are one reply: nobody means to say them twice. */
const SAME_MINUTES = 10;

type Words = { userId: Expression<string>; content: Expression<string>; now: Expression<Date> };

/** The reply of the same words to the selected post, and to the same `quoted` reply, that its author has just written. */
export const sameReply = ({ userId, content, now }: Words) => sql<Written | null>`(
  select json_build_object('id', said.id, 'state', said.state, 'heldFor', said.held_for) from forum_replies as said
  where said.author_id = ${userId} and said.post_id = post.id and said.state in ('held', 'visible')
    and said.created_at > ${now}::timestamptz - interval '10 minutes' and said.content = ${content}
    and said.quoted_id is not distinct from quoted.id
  order by said.created_at desc limit 1
)`;

/** What its author has said since then counts. */
export const earliestOfTheSame = (now: Date): Date => new Date(now.getTime() - SAME_MINUTES * MINUTE_MS);

/** For those that come at the same moment, and do not see each other: the database keeps one of them (`forum_replies_the_same`). */
export const tenMinutesOf = (at: Date): number => Math.floor(at.getTime() / (SAME_MINUTES * MINUTE_MS));
