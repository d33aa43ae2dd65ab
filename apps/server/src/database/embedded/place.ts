import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, realpathSync, statSync } from "node:fs";
import { cp, lstat, mkdir, readFile, readlink, realpath, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { StartError } from "../../start-error.ts";
import { type Binaries, binariesIn } from "./binaries.ts";
import { findPostmaster } from "./postmaster.ts";
import type { Runner } from "./runner.ts";

/** A folder that every user of the machine can open. */
const SHARED_FOLDER = "/var/lib/dripstone-academy";

/**
 * Finds a place for the cluster and the programs where PostgreSQL can reach them, and gives it the files. Only another user than
 * ours may be locked out (a clone below a home of mode 700): then both move to the shared folder, and a link stands in `home`.
 */
export async function prepare(home: string, binaries: Binaries, runner: Runner, sharedFolder = SHARED_FOLDER) {
  await mkdir(dirname(home), { recursive: true }).catch(({ message }) => {
    throw new StartError(`The data folder cannot be made (${message}): set DATA_DIR to a folder that we may write`);
  });
  if (statSync(home, { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new StartError(`${home} is no folder: move it away, or set DATA_DIR to another folder`);
  }
  if (runner.kind === "as-other-user" && !isReachable(dirname(home), runner)) await moveOut(home, sharedFolder);
  const place = { home: await follow(home), binaries: await reachable(binaries, runner, sharedFolder) };
  takeOver(join(place.home, "cluster"), runner);
  return place;
}

/**
 * A copied data folder has the same link to where the database lies, and would be served by the original's: what lies behind a link says
 * whose it is. A folder that was moved keeps its database, as nothing leads there from its old place.
 */
export async function holdLink(home: string): Promise<void> {
  if (!(await lstat(home)).isSymbolicLink()) return;
  const target = realpathSync(home);
  const mark = join(target, "belongs-to");
  const own = join(realpathSync(dirname(home)), basename(home));
  const owner = (await readFile(mark, "utf8").catch(() => "")).trim();
  if (owner === own) return;
  if (owner && (await realpath(owner).catch(() => undefined)) === target) {
    throw new StartError(
      `${own} is only a link to the database of ${dirname(owner)}, which you would change: put a copy of ${target} in place of the link`,
    );
  }
  await writeFile(mark, `${own}\n`);
}

type OtherUser = Extract<Runner, { kind: "as-other-user" }>;

function isReachable(path: string, { uid, gid }: OtherUser): boolean {
  return spawnSync("test", ["-x", path], { uid, gid, cwd: "/" }).status === 0;
}

async function reachable(binaries: Binaries, runner: Runner, sharedFolder: string): Promise<Binaries> {
  if (runner.kind !== "as-other-user" || isReachable(binaries.postgres, runner)) return binaries;
  const { ino, mtimeMs } = statSync(binaries.postgres);
  const copy = join(sharedFolder, `postgresql-${hashOf(`${binaries.folder} ${ino} ${mtimeMs}`)}`);
  if (!existsSync(copy)) {
    await mkdir(sharedFolder, { recursive: true, mode: 0o755 });
    const draft = `${copy}.new-${process.pid}`;
    await cp(binaries.folder, draft, { recursive: true, verbatimSymlinks: true });
    await rename(draft, copy).catch(() => rm(draft, { recursive: true }));
  }
  return binariesIn(copy);
}

async function moveOut(home: string, sharedFolder: string): Promise<void> {
  const there = await lstat(home).catch(() => undefined);
  // A server that was left behind by a killed process goes on where it is until it is stopped in order.
  if (there?.isSymbolicLink() || findPostmaster({ data: join(home, "cluster") })) return;
  const target = join(sharedFolder, `${basename(home)}-${randomBytes(6).toString("hex")}`);
  await mkdir(sharedFolder, { recursive: true, mode: 0o755 });
  if (there) {
    await cp(home, target, { recursive: true, preserveTimestamps: true });
    await rename(home, `${home}.moved`);
  }
  await symlink(target, home);
  await rm(`${home}.moved`, { recursive: true, force: true });
}

/** The folder behind the link, which need not be there yet. */
async function follow(home: string): Promise<string> {
  if (existsSync(home)) return realpathSync(home);
  return readlink(home).catch(() => home);
}

/** PostgreSQL insists that its data belong to the user that runs it; root may have run it in another way the last time. */
function takeOver(data: string, runner: Runner): void {
  const owner = statSync(data, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || process.getuid === undefined) return;
  const wanted = runner.kind === "as-other-user" ? runner : { uid: process.getuid(), gid: process.getgid?.() ?? 0 };
  if (owner === wanted.uid || findPostmaster({ data })) return;
  if (process.getuid() !== 0) {
    throw new StartError(
      `${data} belongs to another user: start as that user, or give it to yourself with "sudo chown -R $(id -u) ${dirname(data)}"`,
    );
  }
  spawnSync("chown", ["-R", `${wanted.uid}:${wanted.gid}`, data]);
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
