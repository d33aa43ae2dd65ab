import { paths } from "@dripstone/contract/paths";

/** Where a reply stands on its thread's page. */
export const anchorOf = (reply: string) => `reply-${reply}`;

/** The address of a post, or of one of its replies, which is shown whatever page of the thread it stands on. */
export function placeOf(post: string, reply?: string) {
  const pathname = paths.forumPost(post);
  return reply ? { pathname, search: `?reply=${reply}`, hash: `#${anchorOf(reply)}` } : { pathname };
}

/** What comes along with the way to a reply that is to be changed at once: which, and where its editor goes on then. */
export const toEdit = (reply: string, back: string) => ({ edit: reply, back });

/** Where to go on when this reply was changed; undefined for who did not come for that. */
export function wayBack(state: unknown, reply: string): string | undefined {
  const came = state as Partial<ReturnType<typeof toEdit>> | null;
  return came?.edit === reply ? came.back : undefined;
}

/** Where one replies. */
export const REPLY_BOX = "your-reply";

/** The reply that a page's address names. */
export function replyIn(query: URLSearchParams): string | undefined {
  const told = query.get("reply")?.toLowerCase() ?? "";
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(told) ? told : undefined;
}
