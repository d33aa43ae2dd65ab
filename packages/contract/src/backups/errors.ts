export const backupErrors = {
  BACKUP_UNDERWAY: { status: 409, message: "A backup is being taken or tested already" },
} as const;
