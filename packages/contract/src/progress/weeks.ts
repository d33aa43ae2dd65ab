/** What a week was for somebody: `tried` in vain, without a problem (`none`), or over `before` there was an account. */
export const weekStates = ["solved", "tried", "missed", "open", "none", "before"] as const;

export type WeekState = (typeof weekStates)[number];

/** So many weeks has the calendar of somebody's progress. */
export const CALENDAR_WEEKS = 52;
