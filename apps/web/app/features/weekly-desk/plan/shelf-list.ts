import type { ListView } from "@dripstone/contract/lists/list";
import { deskList } from "@dripstone/contract/weekly-problem/desk/list";

/** The problems that can be given a week: those that wait for one, or those that were asked in a week that is over. */
export const shelfList = {
  ...deskList,
  filters: {
    state: ["ready", "closed"],
    origin: deskList.filters.origin,
    topic: deskList.filters.topic,
    difficulty: deskList.filters.difficulty,
  },
} as const;

export type ShelfView = ListView<typeof shelfList>;

/** Where a problem is dropped to be taken out of its week. */
export const SHELF = "shelf";
