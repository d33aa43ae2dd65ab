/** Limits of the tutor. */
export const tutorLimits = {
  CHAT_MESSAGE_MAX: 4000,
  CHAT_NAME_MAX: 80,
  CHAT_COMMENT_MAX: 1000,
  CHAT_TOKENS_DEFAULT: 500,
  /** For the quick-help bubble. */
  CHAT_QUICK_TOKENS: 200,
  CHAT_TOKENS_MAX: 4000,
  /** Messages of both sides in one conversation; then another has to begin. */
  CHAT_SESSION_MESSAGES_MAX: 500,
  /** Flagged messages of one conversation that a teacher is shown at once, and with that has looked at; and that are taken care of at once. */
  CHAT_FLAGS_READ_MAX: 50,
  /** What a teacher says was done for a student. */
  CHAT_CARE_NOTE_MAX: 1000,
  /** What a teacher reads of a conversation before and after such a message. */
  CHAT_FLAG_AROUND: 20,
  /** Messages of a conversation that are shown where no number is asked for, the newest. */
  CHAT_MESSAGES_SHOWN_MAX: 100,
  /** Conversations that somebody is shown, the latest first. */
  CHAT_SESSIONS_LISTED_MAX: 100,
  /** What one student may do, and the site may spend, until an admin says otherwise; and what an admin may say at most. */
  CHAT_PER_MINUTE: 20,
  CHAT_PER_MINUTE_MAX: 60,
  CHAT_PER_DAY: 300,
  CHAT_PER_DAY_MAX: 500,
  CHAT_TOKENS_PER_DAY: 200_000,
  CHAT_TOKENS_PER_DAY_MAX: 100_000_000,
  CHAT_DOLLARS_PER_MONTH: 20,
  CHAT_DOLLARS_PER_MONTH_MAX: 100_000,
  /** Dollars for a million tokens. */
  MODEL_PRICE_MAX: 1000,
  MODEL_NAME_MAX: 120,
  MODEL_LABEL_MAX: 60,
  MODEL_TEMPERATURE_MAX: 2,
  MODELS_MAX: 50,
  /** A picture of a problem: the file that comes in, and the longer edge of what is kept of it, in pixels. */
  CHAT_PICTURE_MAX_MB: 10,
  CHAT_PICTURE_EDGE_MAX: 1280,
  /** So many of them are kept of one student at a time. */
  CHAT_PICTURES_KEPT_MAX: 200,
  CHAT_PICTURES_KEPT_MAX_MB: 60,
  /** Messages, of both sides, for which a model still sees the picture before them. */
  CHAT_PICTURE_SEEN_FOR: 8,
  CHAT_TIMEOUT_MS: 30_000,
  /** What the quick-help bubble shows of a conversation. */
  CHAT_QUICK_SHOWN: 4,
  CHAT_PREVIEW_MAX: 80,
} as const;
