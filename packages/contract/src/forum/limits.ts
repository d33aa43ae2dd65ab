/** Limits of the forum. Lengths count code points after trimming. */
export const forumLimits = {
  TITLE_MIN: 5,
  TITLE_MAX: 100,
  POST_MIN: 20,
  POST_MAX: 5000,
  REPLY_MIN: 10,
  REPLY_MAX: 2000,
  /** Of a category, in each language. */
  CATEGORY_NAME_MAX: 40,
  CATEGORY_DESCRIPTION_MAX: 200,
  CATEGORY_RULES_MAX: 2000,
  /** So much reputation a category may ask for. */
  CATEGORY_REPUTATION_MAX: 10_000,
  /** So many categories there may be, open or not. */
  CATEGORIES_MAX: 30,
  /** What a moderator says of a change to somebody else's words. */
  EDIT_REASON_MAX: 300,
  /** What a moderator says of hiding something, or of silencing somebody. */
  MODERATION_REASON_MAX: 300,
  /** For so long somebody may be silenced at once. */
  SILENCE_DAYS_MAX: 365,
  /** What somebody adds to a report of a post or a reply. */
  FLAG_NOTE_MAX: 300,
  /** So many reports of one post or reply by visitors without an account wait at once; more of them say nothing new. */
  VISITORS_FLAGS_MAX: 3,
  /** An address that a visitor left with a report is forgotten so many days after it was settled. */
  FLAG_EMAIL_DAYS: 30,
  /** In a list, a post is shown with so much of its text. */
  EXCERPT_MAX: 240,
  /** Characters of HTML of the replies of one page; with more, the page ends earlier. */
  REPLIES_HTML_MAX: 250_000,
  /** The same of the earlier versions of one text; beyond it they are shown as they were typed. */
  HISTORY_HTML_MAX: 500_000,
  /** What its author deleted before a moderator had looked at it is kept for one so long. */
  DELETED_KEPT_DAYS: 30,
  /** So often an author may edit a post or a reply: each earlier version is kept, the first one as well. */
  EDITS_MAX: 50,
  /** So many names are offered to whoever mentions somebody. */
  MENTIONS_OFFERED: 8,
  /** So many people may be mentioned in one post or reply. */
  MENTIONS_MAX: 10,
  /** An account is new for so many days; it may write so many posts and replies in a day. */
  NEW_ACCOUNT_DAYS: 7,
  NEW_ACCOUNT_POSTS_PER_DAY: 5,
  NEW_ACCOUNT_REPLIES_PER_DAY: 20,
  /** When so much of what somebody wrote within a day waits because of contact data, everything else of theirs waits, too. */
  CONTACT_HELD_PER_DAY: 3,
  /** What votes and accepted replies change of the reputation of who wrote what they are for. */
  POST_UPVOTE_REPUTATION: 5,
  REPLY_UPVOTE_REPUTATION: 10,
  DOWNVOTE_REPUTATION: -2,
  ACCEPTED_REPLY_REPUTATION: 15,
  /** So many posts may be asked about at once. */
  MARKS_MAX: 50,
  /** A post that nobody has opened is called new for so many days. */
  NEW_POST_DAYS: 14,
} as const;
