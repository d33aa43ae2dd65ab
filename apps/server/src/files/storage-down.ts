import { errors } from "flydrive";

/** Whether files can be neither kept nor fetched: the disk is full or gone, or the storage does not answer. */
export function isStorageDown(failure: unknown): boolean {
  return failure instanceof errors.E_CANNOT_WRITE_FILE || failure instanceof errors.E_CANNOT_READ_FILE;
}
