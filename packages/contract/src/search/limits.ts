/** Limits of the search over the whole site. */
export const searchLimits = {
  /** What somebody looks for, in code points. */
  SEARCH_MAX: 100,
  /** Of each kind, so many are told, the best first. */
  SEARCH_HITS_MAX: 6,
} as const;
