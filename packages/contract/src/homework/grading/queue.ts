/** What students have handed in, as teachers work through it: of each week the newest, what came first before the rest. */
export const homeworkQueue = {
  sorts: ["oldest", "newest"],
  sizes: [50],
  filters: { state: ["waiting", "graded", "returned"], late: ["yes"] },
  open: { class: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, week: /^[1-9]\d?$/ },
} as const;

/** `graded` is what has been begun and not returned. */
export type QueueState = (typeof homeworkQueue.filters.state)[number];
