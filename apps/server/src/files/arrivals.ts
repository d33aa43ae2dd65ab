import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { DAY_MS } from "@dripstone/contract/durations";
import { isAlive } from "../database/embedded/processes.ts";
import { ApiError } from "../http/errors.ts";

/** A file that has come in, and lies on this machine's disk until the call that brought it is answered. */
export type ArrivedFile = {
  path: string;
  bytes: number;
  /** As its sender calls it, whatever that may be; ours are never made of it. */
  name: string;
};

/** Where files lie while they come in: on disk, as their senders may be slow and many. */
export type Arrivals = {
  /** Does some work that has a place for a file, of which there are so many for each sender and in all; nothing stays there afterwards. */
  withPlace<Result>(sender: string, work: (path: string) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** A whole class that hands in at once finds room; what they fill of the disk is bounded. */
const usual = { ofOne: 20, inAll: 120 };
const RETRY_AFTER_SECONDS = { ofOne: 5, inAll: 15 };

/** Opens a folder for arriving files, and removes what processes have left there that were killed. */
export async function openArrivals(folder: string, { ofOne, inAll } = usual): Promise<Arrivals> {
  const all = resolve(folder);
  const own = join(all, `${hostname()}.${process.pid}.${randomUUID()}`);
  const openOf = new Map<string, number>();
  let open = 0;
  await removeLeftovers(all);
  return {
    async withPlace(sender, work) {
      const ofSender = openOf.get(sender) ?? 0;
      if (ofSender >= ofOne) throw new ApiError("TOO_MANY_UPLOADS", { retryAfterSeconds: RETRY_AFTER_SECONDS.ofOne });
      if (open >= inAll) throw new ApiError("UPLOADS_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS.inAll });
      open += 1;
      openOf.set(sender, ofSender + 1);
      const path = join(own, randomUUID());
      try {
        await mkdir(own, { recursive: true, mode: 0o700 });
        return await work(path);
      } finally {
        await rm(path, { force: true }).catch(() => {});
        open -= 1;
        const left = (openOf.get(sender) ?? 1) - 1;
        if (left === 0) openOf.delete(sender);
        else openOf.set(sender, left);
      }
    },
    close: () => rm(own, { recursive: true, force: true }),
  };
}

/** Folders of processes that live on are left alone; of other machines nobody knows, so their folders must have been still for a day. */
async function removeLeftovers(folder: string): Promise<void> {
  const settled = Date.now() - DAY_MS;
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const [, host, pid] = /^(.*)\.(\d+)\.[\da-f-]+$/.exec(name) ?? [];
    const isOver = host === hostname() && (Number(pid) === process.pid || !isAlive(Number(pid)));
    const path = join(folder, name);
    const changed = (await stat(path).catch(() => null))?.mtimeMs ?? 0;
    if (isOver || changed < settled) await rm(path, { recursive: true, force: true });
  }
}
