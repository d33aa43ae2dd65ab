/**
 * What is counted day by day, by the school's calendar. `learners` are people; money is in millionths of a dollar; all others are events of that day, or
 * visitors, who are new to us every day.
 */
export const measures = [
  "visitors",
  "views",
  "register-visitors",
  "registered",
  "verified",
  "parent-permissions",
  "first-deeds",
  "learners",
  "lessons",
  "attempts",
  "solved",
  "posts",
  "replies",
  "homework-in",
  "homework-returned",
  "chats",
  "chat-money",
] as const;

export type Measure = (typeof measures)[number];

/** How long each step of a series is. */
export type Grain = "day" | "week" | "month";

const DAILY_MAX_DAYS = 35;
const WEEKLY_MAX_DAYS = 183;

/** The steps in which so many days can be read. */
export function grainOf(days: number): Grain {
  if (days <= DAILY_MAX_DAYS) return "day";
  return days <= WEEKLY_MAX_DAYS ? "week" : "month";
}
