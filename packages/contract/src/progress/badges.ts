/** Badges that can be earned; names and descriptions stand in the locales. */
export const badges = ["first-drop"] as const;

export type Badge = (typeof badges)[number];
