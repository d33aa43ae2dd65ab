/**
 * How hard a task is; the easiest first. The yardstick is the contests that families know: easy is the first half of an AMC 8, medium its second
 * half, hard an AMC 10.
 */
export const difficulties = ["easy", "medium", "hard"] as const;

export type Difficulty = (typeof difficulties)[number];
