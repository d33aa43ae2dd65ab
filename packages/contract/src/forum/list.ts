const slug = /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/;

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Some words; whether there is anything to look for among them is seen when they are looked for. */
const words = /^(?=.*\S).{1,100}$/su;

/** The list of posts; unless told, what fits best comes first where something is looked for, and the latest activity elsewhere: `relevance`. */
export const postList = {
  sorts: ["relevance", "active", "newest", "top", "unanswered"],
  sizes: [20, 10, 50],
  filters: { answered: ["yes", "no"], since: ["day", "week", "month", "year"] },
  /** A category by its slug, an author by their id, and words that stand in the post or in one of its replies. */
  open: { category: slug, author: id, q: words },
} as const;

/** What waits for a moderator, for any of these reasons: why it is held, or what was reported. */
export const queueList = {
  sorts: ["oldest", "newest"],
  sizes: [20, 50],
  filters: {
    reason: [
      "first-posts",
      "contact",
      "personal",
      "answer",
      "picture",
      "spam",
      "unkind",
      "other",
      "moderator",
      "changed",
      "deleted",
      "others-wait",
    ],
  },
} as const;

/** The replies to a post. */
export const replyList = {
  sorts: ["oldest", "newest", "top"],
  sizes: [20, 10, 50],
  filters: {},
} as const;

/** What somebody has replied, to which posts ever. */
export const ownReplyList = {
  sorts: ["newest", "oldest"],
  sizes: [20, 10, 50],
  filters: {},
} as const;
