/** The courses of free lessons, by the last part of their address. */
export const courses = ["amc8", "amc10", "python", "cpp", "raspberry-pi", "chinese", "english"] as const;

export type Course = (typeof courses)[number];

/** For whom a course is. */
export const levels = ["beginner", "intermediate", "advanced"] as const;

export type Level = (typeof levels)[number];
