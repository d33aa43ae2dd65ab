type ChatDraft = { text: string };

/** One for all conversations: a new one has no name that a reload would know. */
export const CHAT_DRAFT = "chat";

export const isChatDraft = (value: unknown): value is ChatDraft =>
  typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
