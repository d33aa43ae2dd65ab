import { nanoid } from "@reduxjs/toolkit";

/** The id of a new conversation: a prefix, the time, and random text. It is no secret. */
export const newSessionId = (): string => `chat_${Date.now()}_${nanoid(8)}`;
