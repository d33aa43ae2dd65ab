import { postList } from "@dripstone/contract/forum/list";
import type { ListView } from "@dripstone/contract/lists/list";

/** The list of posts as its page's address tells it: of everybody's, or of one's own. */
export const forumList = { ...postList, filters: { ...postList.filters, mine: ["yes"] } } as const;

export type ForumView = ListView<typeof forumList>;
