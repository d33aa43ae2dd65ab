import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { StartError } from "../../start-error.ts";
import type { Binaries } from "./binaries.ts";
import { isAlive } from "./processes.ts";
import { commandOf, type Runner } from "./runner.ts";

/** PostgreSQL's files below one folder: the data directory itself, the password of its roles, and its log. */
export type Cluster = { data: string; log: string; password: string };

type Making = { durable: boolean; signal: AbortSignal };

/** The role that owns the server; the product itself works as a role that owns nothing but its database. */
export const SUPERUSER = "postgres";

/**
 * Opens the cluster in `home`, made at the first start. It is made under a temporary name and renamed when it is complete, so
 * that a process killed meanwhile, or two that start at once, leave nothing half done.
 */
export async function openCluster(home: string, binaries: Binaries, runner: Runner, making: Making) {
  await removeAbandoned(home);
  if (!existsSync(join(home, "cluster"))) {
    const draft = `${home}.new-${process.pid}`;
    try {
      making.signal.throwIfAborted();
      await create(draft, binaries, runner, making);
    } catch (error) {
      await rm(draft, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
      throw error;
    }
    await publish(draft, home);
  }
  const cluster: Cluster = {
    data: join(home, "cluster"),
    log: join(home, "log"),
    password: (await readFile(join(home, "password"), "utf8")).trim(),
  };
  return cluster;
}

async function create(draft: string, binaries: Binaries, runner: Runner, { durable, signal }: Making): Promise<void> {
  await mkdir(draft, { recursive: true });
  await chmod(draft, 0o711);
  const password = join(draft, "password");
  await writeFile(password, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  await mkdir(join(draft, "cluster"), { mode: 0o700 });
  if (runner.kind === "as-other-user") {
    for (const path of [password, join(draft, "cluster")]) await chown(path, runner.uid, runner.gid);
  }
  const args = [`--pgdata=${join(draft, "cluster")}`, `--username=${SUPERUSER}`, `--pwfile=${password}`];
  args.push("--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--locale-provider=builtin");
  args.push("--builtin-locale=C.UTF-8", "--no-instructions", ...(durable ? [] : ["--no-sync"]));
  const { command, args: all, identity } = commandOf(runner, binaries.initdb, args);
  const child = spawn(command, all, { ...identity, stdio: ["ignore", "ignore", "pipe"], detached: durable });
  const failed = new Promise<never>((_, reject) => child.once("error", reject));
  const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
  const end = () => child.kill("SIGTERM");
  signal.addEventListener("abort", end, { once: true });
  const [complaint, status] = await Promise.race([Promise.all([text(child.stderr), closed]), failed]).catch((error) => {
    // ENOENT of a program that is there: its loader is missing, as with musl instead of glibc.
    throw new StartError(
      `The embedded PostgreSQL does not run on this machine (${error.message}): set DATABASE_URL to a PostgreSQL of your own`,
      { cause: error },
    );
  });
  signal.removeEventListener("abort", end);
  signal.throwIfAborted();
  if (status !== 0) {
    throw new StartError(
      `The database could not be set up in ${dirname(draft)} (${reason(complaint)}): make room there, or set DATA_DIR to another folder`,
    );
  }
  if (runner.kind === "as-other-user") await chown(password, 0, 0);
  if (durable) await Promise.all([password, draft].map(sync));
}

async function publish(draft: string, home: string): Promise<void> {
  try {
    await rename(draft, home);
    await sync(dirname(home));
  } catch (error) {
    // Another process that started at the same moment was first; its cluster is as good as ours.
    if (!existsSync(join(home, "cluster"))) throw error;
    await rm(draft, { recursive: true, force: true });
  }
}

/** Throws away what a first start left that was killed. */
async function removeAbandoned(home: string): Promise<void> {
  const prefix = `${basename(home)}.new-`;
  for (const name of await readdir(dirname(home))) {
    const maker = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : 0;
    if (maker > 0 && (maker === process.pid || !isAlive(maker))) {
      // Its initdb may still be writing there: what is left then goes at a later start.
      await rm(join(dirname(home), name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
    }
  }
}

async function sync(path: string): Promise<void> {
  if (process.platform === "win32" && (await stat(path)).isDirectory()) return;
  const file = await open(path, "r");
  await file.sync();
  await file.close();
}

/** What went wrong, as PostgreSQL itself says it; initdb's last words are that it tidies up. */
function reason(output: string): string {
  const lines = output.trim().split("\n");
  const line = lines.find((it) => /FATAL|PANIC|error:|could not/.test(it)) ?? lines.at(-1) ?? "";
  return line.replace(/^.*?(FATAL|PANIC|error):\s*/, "").trim() || "initdb failed without a word";
}
