import { statfs } from "node:fs/promises";
import type { OperationState } from "@dripstone/contract/operation/payloads";

/** The room on the disk where a folder lies; null where that cannot be told. */
export async function readDisk(folder: string): Promise<OperationState["disk"]> {
  const found = await statfs(folder).catch(() => null);
  return found && { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize };
}
