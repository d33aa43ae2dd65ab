import "../no-eval.ts";
import { z } from "zod";
import { locales } from "../locale.ts";
import { person } from "../people.ts";
import { excerpt } from "../search.ts";
import { categoryColors, categoryIcons } from "./looks.ts";

/** The id of a post, a reply or whatever else the forum has: in small letters, as it stands in addresses and tags. */
export const forumId = z.uuid({ error: "FIELD_INVALID" }).toLowerCase();

/**
 * How a post or a reply stands: `held` waits for a moderator, `hidden` was taken away by one, of a `deleted` one the words are gone. Everybody
 * sees what is `visible`; the other two only their author and moderators.
 */
export const writingStates = ["held", "visible", "hidden", "deleted"] as const;

export type WritingState = (typeof writingStates)[number];

/**
 * Why something waits for a moderator: everybody's first posts do, what tells how to reach a child or an answer that is not due, a
 * picture by somebody whose pictures nobody knows yet, what a moderator has put back, and what had to wait for one of these and was changed meanwhile;
 * and what its author deleted while it waited or was reported.
 */
export const holdReasons = [
  "first-posts",
  "contact",
  "personal",
  "answer",
  "picture",
  "moderator",
  "changed",
  "deleted",
  "others-wait",
] as const;

/** Who has deleted the words of a post or a reply. */
export const deleters = ["author", "teacher"] as const;

export type Deleter = (typeof deleters)[number];

export type HoldReason = (typeof holdReasons)[number];

/** How something stands, for its author and moderators. */
export const standing = {
  state: z.enum(writingStates),
  heldFor: z.enum(holdReasons).nullable(),
  /** What a moderator said of it. */
  stateReason: z.string().nullable(),
};

/** A category as it is named beside a post, in the language that was asked for. */
const categoryName = z.object({
  slug: z.string(),
  name: z.string(),
  color: z.enum(categoryColors),
  icon: z.enum(categoryIcons),
});

export const category = categoryName.extend({
  /** Names in addresses of deleted categories whose posts stand here now. */
  formerSlugs: z.array(z.string()),
  description: z.string(),
  /** Safe HTML; null where the category has no rules of its own. */
  rulesHtml: z.string().nullable(),
  /** So much reputation it takes to write here. */
  minReputation: z.int(),
  posts: z.int(),
  lastActivityAt: z.iso.datetime().nullable(),
});

export type Category = z.infer<typeof category>;

/** The categories in their order, those that take posts and those that do no more, and numbers of the whole forum. */
export const forumHome = z.object({
  categories: z.array(category),
  /** Where posts are still read, and none is written. */
  closed: z.array(category),
  statistics: z.object({
    posts: z.int(),
    replies: z.int(),
    /** Everybody who has written something. */
    people: z.int(),
    /** Posts with an accepted reply. */
    answered: z.int(),
  }),
});

export type ForumHome = z.infer<typeof forumHome>;

/** A post as a list shows it. */
export const postTitle = z.object({
  id: z.uuid(),
  title: z.string(),
  /** The beginning of its text, without any signs of Markdown. */
  excerpt: z.string(),
  category: categoryName,
  /** Null once the account is deleted. */
  author: person.nullable(),
  /** The language in which it is written. */
  lang: z.enum(locales),
  replies: z.int(),
  views: z.int(),
  votes: z.int(),
  answered: z.boolean(),
  pinned: z.boolean(),
  locked: z.boolean(),
  edited: z.boolean(),
  at: z.iso.datetime(),
  lastActivityAt: z.iso.datetime(),
  /** Where the words stand that were looked for; null where none were. */
  found: z
    .object({
      title: excerpt,
      text: excerpt,
      /** The reply that they stand in; null where they stand in the post itself. */
      reply: z.uuid().nullable(),
    })
    .nullable(),
});

export type PostTitle = z.infer<typeof postTitle>;

/** One of the caller's own posts, which others may not see yet, or no more. */
export const ownPostTitle = postTitle.extend(standing);

export type OwnPostTitle = z.infer<typeof ownPostTitle>;

/** One of the caller's own replies, as a list shows it. */
export const ownReply = z.object({
  id: z.uuid(),
  /** Null where the caller cannot read the post any more; its title is empty where its words were deleted. */
  post: z.object({ id: z.uuid(), title: z.string(), lang: z.enum(locales), category: categoryName }).nullable(),
  excerpt: z.string(),
  lang: z.enum(locales),
  votes: z.int(),
  accepted: z.boolean(),
  at: z.iso.datetime(),
  ...standing,
});

export type OwnReply = z.infer<typeof ownReply>;

/** A post, or a reply to one, as its author's parent sees it. */
export const publicWriting = z.object({
  id: z.uuid(),
  /** The thread in which it stands: for a post, its own. */
  post: z.object({ id: z.uuid(), title: z.string() }),
  reply: z.boolean(),
  excerpt: z.string(),
  at: z.iso.datetime(),
});

export type PublicWriting = z.infer<typeof publicWriting>;

const writing = {
  id: z.uuid(),
  /** Null once the account is deleted; and where the words were. */
  author: person.nullable(),
  /** Safe HTML; empty where the words were deleted. */
  html: z.string(),
  lang: z.enum(locales),
  deleted: z.boolean(),
  /** Null unless it is deleted. */
  deletedBy: z.enum(deleters).nullable(),
  votes: z.int(),
  /** Which version of its words this is: whoever decides on it says what they have seen. */
  version: z.int(),
  at: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
};

export const forumReply = z.object({
  ...writing,
  accepted: z.boolean(),
  /** The reply that it answers; null where it answers the post. */
  quoted: z.object({ id: z.uuid(), author: person.nullable() }).nullable(),
});

export type ForumReply = z.infer<typeof forumReply>;

/** A post, without its replies but for the accepted one. */
export const forumPost = z.object({
  ...writing,
  /** Empty where the words were deleted. */
  title: z.string(),
  excerpt: z.string(),
  category: categoryName,
  replies: z.int(),
  views: z.int(),
  pinned: z.boolean(),
  locked: z.boolean(),
  lastActivityAt: z.iso.datetime(),
  accepted: forumReply.nullable(),
});

export type ForumPost = z.infer<typeof forumPost>;

/** What somebody thinks of a post or a reply; one vote counts 1, or takes 1 away. */
export const votes = ["up", "down"] as const;

/**
 * Why somebody cannot reply to a post: it is locked, its category takes nothing any more or asks for more reputation, or a moderator has silenced
 * the caller.
 */
export const noReplyReasons = ["locked", "category", "reputation", "silenced"] as const;

/** What somebody may do with a post or a reply that is there. */
const rights = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  /** To report it, as long as everybody may read it. */
  flag: z.boolean(),
  /** To hide it or show it, and of a post, to lock, pin and move it. */
  moderate: z.boolean(),
  /** To let its author write nothing for some time. */
  silence: z.boolean(),
});

export type Rights = z.infer<typeof rights>;

/** What of a thread concerns the caller alone. */
export const threadOfMine = z.object({
  /** Whether the caller has written the post. */
  own: z.boolean(),
  /** The caller's vote on the post. */
  vote: z.enum(votes).nullable(),
  /** The caller's votes on its replies, where there are some. */
  votes: z.array(z.object({ reply: z.uuid(), vote: z.enum(votes) })),
  /** The replies that the caller has written, whoever sees them. */
  replies: z.array(z.uuid()),
  /** What the caller has reported, by its id, and no moderator has decided on yet. */
  reported: z.array(z.uuid()),
  /** What only its author and moderators see: the post itself while it is not visible, and such replies. */
  unseen: z.object({
    post: forumPost.extend(standing).nullable(),
    replies: z.array(
      forumReply.extend({
        ...standing,
        /** The reply after which it was written that everybody sees; null where there is none. */
        after: z.uuid().nullable(),
      }),
    ),
  }),
  /** In the thread, and with its post. */
  may: rights.extend({ reply: z.boolean(), vote: z.boolean(), accept: z.boolean() }),
  /** With its replies: the caller's own, and those of others by what their authors are. */
  mayWithReplies: z.object({ own: rights, student: rights, teacher: rights, admin: rights }),
  whyNoReply: z.enum(noReplyReasons).nullable(),
  /** The caller may not write until then. */
  silencedUntil: z.iso.datetime().nullable(),
  /** What a moderator said of that. */
  silencedFor: z.string().nullable(),
  /** What its category asks for. */
  minReputation: z.int(),
  views: z.int(),
});

export type ThreadOfMine = z.infer<typeof threadOfMine>;

/** What keeps somebody from writing a post, by the code with which it would be refused; null when nothing does. */
export const forumStanding = z
  .object({
    code: z.enum(["SILENCED", "NEW_ACCOUNT_POSTS"]),
    until: z.iso.datetime(),
    /** What a moderator said of it. */
    reason: z.string().nullable(),
  })
  .nullable();

export type ForumStanding = z.infer<typeof forumStanding>;

/** What is new to the caller: a post that was never opened, or one with something after what was read. */
export const postMark = z.object({ id: z.uuid(), mark: z.enum(["new", "unread"]) });

export type PostMark = z.infer<typeof postMark>;

/** A version that was there before; the newest of them first. */
export const pastVersion = z.object({
  id: z.uuid(),
  /** Of a post. */
  title: z.string().nullable(),
  /** Safe HTML; empty where a moderator has withheld the words, but for moderators. */
  html: z.string(),
  withheld: z.boolean(),
  /** When, by whom and why it was changed into the next one. */
  changedAt: z.iso.datetime(),
  changedBy: person.nullable(),
  reason: z.string(),
});

export type PastVersion = z.infer<typeof pastVersion>;
