import type { ForumReply, ThreadOfMine } from "@dripstone/contract/forum/payloads";
import type { ThreadView } from "../thread-view.ts";

export type UnseenReply = ThreadOfMine["unseen"]["replies"][number];

type Page = { items: ForumReply[]; next: string | null; previous: string | null };

/**
 * Sets what not everybody sees between the replies of a page, each where it was written; `rest` is what stands on another page, or anywhere
 * where the order is none of time.
 */
export function withUnseen(
  { items, next, previous }: Page,
  unseen: readonly UnseenReply[],
  sort: ThreadView["sort"],
): { items: (ForumReply | UnseenReply)[]; rest: UnseenReply[] } {
  if (sort === "top") return { items, rest: [...unseen] };
  const isNewest = sort === "newest";
  const beginsHere = (isNewest ? next : previous) === null;
  const ids = new Set(items.map(({ id }) => id));
  const isHere = ({ after }: UnseenReply) => (after === null ? beginsHere : ids.has(after));
  const here = unseen.filter(isHere);
  const behind = (id: string | null) => here.filter(({ after }) => after === id);
  const inTime = isNewest ? items.toReversed() : items;
  const all = [...behind(null), ...inTime.flatMap((reply) => [reply, ...behind(reply.id)])];
  return { items: isNewest ? all.toReversed() : all, rest: unseen.filter((reply) => !isHere(reply)) };
}
