import { difficulties } from "../difficulty.ts";
import { topics } from "./topics.ts";

/** The list of closed problems. */
export const archiveList = {
  sorts: ["newest", "oldest", "easiest"],
  sizes: [10, 20, 50],
  filters: { topic: topics, difficulty: difficulties },
} as const;
