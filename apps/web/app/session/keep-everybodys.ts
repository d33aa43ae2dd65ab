import { type api, repliesKept } from "../api/client.ts";

type Replies = ReturnType<typeof api.reducer>;

/**
 * Puts back, after all replies were forgotten because somebody came or went, those that had come with the page: they are everybody's, and what
 * is read already needs no server, which may not even be there.
 */
export function keepEverybodys(before: Replies, cameWithPage: Replies) {
  const kept = Object.entries(before.queries).filter(([key]) => key in cameWithPage.queries);
  return repliesKept({ ...before, queries: Object.fromEntries(kept), provided: cameWithPage.provided });
}
