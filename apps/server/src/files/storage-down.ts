import { errors } from "flydrive";

/** Whether files can be neither kept nor fetched: the disk is full or gone, or the storage does not answer. */
export function isStorageDown(failure: unknown): boolean {
  if (ofStorage.some((kind) => failure instanceof kind)) return true;
  return failure instanceof Error && diskCodes.has((failure as NodeJS.ErrnoException).code ?? "");
}

/** Whether nobody has answered in time, so that whatever is asked next would wait in vain, too. */
export const isUnanswered = (failure: unknown): boolean =>
  failure instanceof Error && failure.cause instanceof Error && failure.cause.name === "TimeoutError";

const ofStorage = [
  errors.E_CANNOT_WRITE_FILE,
  errors.E_CANNOT_READ_FILE,
  errors.E_CANNOT_CHECK_FILE_EXISTENCE,
  errors.E_CANNOT_GET_METADATA,
];

/** Full, over its quota, read-only, broken, closed to us; or there are as many open files as the system allows. */
const diskCodes = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO", "EACCES", "EPERM", "EMFILE", "ENFILE"]);
