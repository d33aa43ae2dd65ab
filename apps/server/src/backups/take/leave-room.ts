import { statfs } from "node:fs/promises";
import { Transform } from "node:stream";
import { BackupError } from "../failure.ts";

/** So much is left to the site itself, which would otherwise take nothing new. */
const LEFT_BYTES = 128 * 1024 * 1024;
const LOOK_EVERY_BYTES = 16 * 1024 * 1024;

/** Lets bytes through as long as the disk behind a folder has room for others, too. */
export function leaveRoom(folder: string): Transform {
  let sinceLook = LOOK_EVERY_BYTES;
  return new Transform({
    async transform(chunk: Buffer, _, done) {
      sinceLook += chunk.length;
      if (sinceLook < LOOK_EVERY_BYTES) return done(null, chunk);
      sinceLook = 0;
      const disk = await statfs(folder).catch(() => null);
      const isFull = disk !== null && disk.bavail * disk.bsize < LEFT_BYTES;
      if (isFull) done(new BackupError("disk-full", "the disk has no room left but for the site itself"));
      else done(null, chunk);
    },
  });
}
