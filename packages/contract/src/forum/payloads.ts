import { z } from "zod";
import { email } from "../accounts/payloads.ts";
import { locales } from "../locale.ts";
import { person } from "../people.ts";
import { excerpt } from "../search.ts";
import { text } from "../text.ts";
import { forumLimits } from "./limits.ts";
import { categoryColors, categoryIcons } from "./looks.ts";

const limits = forumLimits;

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

/** The categories that take posts, in their order, and numbers of the whole forum. */
export const forumHome = z.object({
  categories: z.array(category),
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

const writing = {
  id: z.uuid(),
  author: person.nullable(),
  /** Safe HTML; empty where the words were deleted. */
  html: z.string(),
  lang: z.enum(locales),
  deleted: z.boolean(),
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
const votes = ["up", "down"] as const;

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

/** Of invisible signs alone, however many, nothing can be read. */
export const isReadable = (written: string) =>
  /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u.test(written);

/** One line, in which no sign turns the direction of what stands beside it. */
export const isLine = (written: string) => !/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(written);

const invalid = { error: "FIELD_INVALID" };

const title = text({ min: limits.TITLE_MIN, max: limits.TITLE_MAX, form: "NFC" })
  .refine(isReadable, invalid)
  .refine(isLine, invalid);
/**
 * Leaves out signs that nobody sees: those that turn the direction of what stands behind them, which come along with what is pasted, and those of
 * no width, but for what holds a sign together that is written as several.
 */
const without = (written: string) =>
  written.replace(
    /\u034F|[\u00AD\u115F\u1160\u180E\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\u3164\uFEFF\uFFA0]/g,
    "",
  );

const content = text({ min: limits.POST_MIN, max: limits.POST_MAX, without }).refine(isReadable, invalid);
const replyContent = text({ min: limits.REPLY_MIN, max: limits.REPLY_MAX, without }).refine(isReadable, invalid);

export const slug = z
  .string({ error: "FIELD_REQUIRED" })
  .min(1, { error: "FIELD_REQUIRED" })
  .max(60, { error: "FIELD_INVALID" });

export const newPost = z.strictObject({ title, content, category: slug });

export const newReply = z.strictObject({
  content: replyContent,
  /** The reply that this one answers. */
  quoted: forumId.optional(),
});

/** What was written, and whether others see it at once. */
export const written = z.object({
  id: z.uuid(),
  state: z.enum(["held", "visible"]),
  heldFor: z.enum(holdReasons).nullable(),
});

export type Written = z.infer<typeof written>;

export const version = z.int({ error: "FIELD_INVALID" }).min(1, { error: "FIELD_INVALID" });

/** Why a moderator changes what somebody else wrote; nobody needs one for their own words. */
const reason = text({ min: 0, max: limits.EDIT_REASON_MAX }).default("");

/** A change of the version that was seen. */
export const editedPost = z.strictObject({ title, content, version, reason });

export const editedReply = z.strictObject({ content: replyContent, version, reason });

/** What its author wrote, to be changed, and which version it is. */
export const postSource = z.object({ title: z.string(), content: z.string(), category: z.string(), version: z.int() });

export const replySource = z.object({ content: z.string(), post: z.uuid(), version: z.int() });

/** How it stands after a change; what a moderator has hidden stays so. */
export const edited = z.object({
  id: z.uuid(),
  state: z.enum(writingStates),
  heldFor: z.enum(holdReasons).nullable(),
  version: z.int(),
});

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

/** A vote, over one that was given before; `none` takes it back. */
export const vote = z.strictObject({ vote: z.enum([...votes, "none"], { error: "FIELD_INVALID" }) });

/** The sum of all votes after a vote of the caller's. */
export const voted = z.object({ votes: z.int() });

export const acceptance = z.strictObject({
  /** The reply that answers the post. */
  reply: forumId,
});

/** What is wrong with a post or a reply. */
export const flagReasons = ["spam", "unkind", "contact", "answer", "other"] as const;

export type FlagReason = (typeof flagReasons)[number];

export const flag = z.strictObject({
  reason: z.enum(flagReasons, { error: "FIELD_REQUIRED" }),
  note: text({ min: 0, max: limits.FLAG_NOTE_MAX }).default(""),
});

/** The same by somebody without an account, who may leave an address for an answer. */
export const visitorsFlag = flag.extend({ email: email.optional() });
