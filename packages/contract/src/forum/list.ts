const slug = /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/;

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The list of posts; with the latest activity first unless told. */
export const postList = {
  sorts: ["active", "newest", "top", "unanswered"],
  sizes: [20, 10, 50],
  filters: { answered: ["yes", "no"], since: ["day", "week", "month", "year"] },
  /** A category by its slug, and an author by their id. */
  open: { category: slug, author: id },
} as const;

/** The replies to a post. */
export const replyList = {
  sorts: ["oldest", "newest", "top"],
  sizes: [20, 10, 50],
  filters: {},
} as const;
