/** Limits of the copies that are kept of everything. */
export const backupLimits = {
  /** After so many days a backup is thrown away, whatever became of those after it: what people have deleted lies in it. */
  BACKUP_KEPT_DAYS_MAX: 30,
} as const;

/** What no text names. */
export const backupBounds = {
  /** The address of a download is good for so long; what has begun by then goes on. */
  BACKUP_LINK_MINUTES: 5,
} as const;
