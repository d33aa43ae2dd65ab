/** Conversations in which students may need somebody's help: those that wait for somebody first, the most urgent first. */
export const flagList = { sorts: ["urgent"], sizes: [20, 50], filters: {} } as const;

/** Replies of the tutor that have not helped, the newest first. */
export const ratedList = { sorts: ["newest"], sizes: [20, 50], filters: {} } as const;
