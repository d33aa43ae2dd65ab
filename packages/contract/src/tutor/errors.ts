export const tutorErrors = {
  CHAT_SESSION_FULL: { status: 409, message: "This conversation is full; begin another" },
  CHAT_REPLY_PENDING: { status: 409, message: "The reply before is still being written" },
  CHAT_CHANGED_MEANWHILE: { status: 409, message: "This conversation has gone on somewhere else" },
  CHAT_FLAG_CHANGED: { status: 409, message: "A colleague has just done something with this conversation" },
  CHAT_PICTURES_FULL: { status: 409, message: "This account has no more room for pictures in conversations" },
  CHAT_PICTURE_TOO_LARGE: { status: 413, message: "The picture's file is too large" },
  CHAT_TIMED_OUT: { status: 504, message: "Request timeout. The AI is taking too long to respond." },
  TUTOR_BUDGET_SPENT: { status: 402, message: "Service temporarily unavailable due to cost limits." },
  MODELS_FULL: { status: 409, message: "There are as many models as there may be" },
  MODEL_NOT_REACHABLE: {
    status: 409,
    message: "The server's settings do not name the provider of this model any more",
  },
} as const;
