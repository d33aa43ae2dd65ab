import type { Chore } from "../feature.ts";

/** A chore that is done every hour. */
export function hourly(name: string, work: Chore["work"]): Chore {
  return { name, schedule: "7 * * * *", work };
}
