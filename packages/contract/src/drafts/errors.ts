export const draftErrors = {
  DRAFT_CHANGED_MEANWHILE: { status: 409, message: "This draft was changed elsewhere since it was opened here" },
  DRAFTS_FULL: { status: 409, message: "There are as many drafts of this kind as there may be" },
} as const;
