import { difficulties } from "../difficulty.ts";
import { topics } from "./topics.ts";

/** The list of closed problems. */
export const archiveList = {
  sorts: ["newest", "oldest", "easiest"],
  sizes: [10, 20, 50],
  filters: { topic: topics, difficulty: difficulties },
} as const;

/** The same list for one student, who may ask for what he has solved, or for the rest. */
export const ownArchiveList = {
  ...archiveList,
  filters: { ...archiveList.filters, solved: ["yes", "no"] },
} as const;
