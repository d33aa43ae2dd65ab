export const contactErrors = {
  CONTACT_CHANGED_MEANWHILE: { status: 409, message: "Somebody else has done something with this message meanwhile" },
  CONTACT_ANSWERED_OFTEN: { status: 429, message: "This address was answered too often in the last half hour" },
} as const;
