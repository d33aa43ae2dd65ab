import { ownReplyList, postList } from "@dripstone/contract/forum/list";
import type { ListView } from "@dripstone/contract/lists/list";

/** The list of posts as its page's address tells it: of everybody's, or of one's own, or what one has replied. */
export const forumList = {
  ...postList,
  filters: { ...postList.filters, mine: ["yes", "replies"] },
  // Of a longer question its beginning is looked for, and stands in the field.
  longest: { q: 100 },
} as const;

export type ForumView = ListView<typeof forumList>;

/** The list of one's own replies, at the same address. */
export const repliesOfMine = { ...ownReplyList, filters: { mine: ["replies"] } } as const;
