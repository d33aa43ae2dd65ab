/** The explanations that students wrote, as teachers work through them: those that nobody has read first, the oldest of them first. */
export const explanationList = {
  sorts: ["waiting", "newest", "oldest"],
  sizes: [20, 50],
  filters: { state: ["unread", "read", "excellent"] },
  days: ["week"],
} as const;
