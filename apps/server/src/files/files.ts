import { resolve } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

/** Where uploaded files lie; only what we have named ourselves is a key. */
export type Files = Disk;

/** Opens a folder of this machine for uploaded files; it is made with the first of them. */
export function openFiles(folder: string): Files {
  return new Disk(new FSDriver({ location: resolve(folder), visibility: "private" }));
}
