import { errors } from "flydrive";

/** Whether files can be neither kept nor fetched: the disk is full or gone, or the storage does not answer. */
export function isStorageDown(failure: unknown): boolean {
  if (failure instanceof errors.E_CANNOT_WRITE_FILE || failure instanceof errors.E_CANNOT_READ_FILE) return true;
  return failure instanceof Error && diskCodes.has((failure as NodeJS.ErrnoException).code ?? "");
}

/** Full, over its quota, read-only, broken, closed to us; or there are as many open files as the system allows. */
const diskCodes = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO", "EACCES", "EPERM", "EMFILE", "ENFILE"]);
