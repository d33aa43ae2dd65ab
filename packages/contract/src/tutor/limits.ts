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
  /** Flagged messages that teachers are shown. */
  CHAT_FLAGS_LISTED_MAX: 200,
  /** What a teacher reads of a conversation before and after such a message. */
  CHAT_FLAG_AROUND: 20,
  /** Messages of a conversation that one call shows at most, the newest. */
  CHAT_MESSAGES_SHOWN_MAX: 100,
  /** Conversations that somebody is shown, the latest first. */
  CHAT_SESSIONS_LISTED_MAX: 100,
  CHAT_MESSAGES_PER_DAY: 300,
  CHAT_TIMEOUT_MS: 30_000,
  /** What the quick-help bubble shows of a conversation. */
  CHAT_QUICK_SHOWN: 4,
  CHAT_PREVIEW_MAX: 80,
} as const;
