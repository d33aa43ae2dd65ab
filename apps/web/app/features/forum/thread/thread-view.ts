import type { replyList } from "@dripstone/contract/forum/list";
import type { ListView } from "@dripstone/contract/lists/list";

/** Where in a thread somebody reads: a page of its replies, or from one of them on. */
export type ThreadView = ListView<typeof replyList> & { from?: string | undefined };

/** What is asked of the replies: a place in their list tells more than the reply at which somebody came in. */
export function repliesAsked({ from, ...view }: ThreadView) {
  return { ...view, ...(from && !view.after && !view.before && { from }) };
}
