import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Whether the process with this number is a PostgreSQL: the system may have given the number to another program. */
export function isPostgres(pid: number): boolean {
  if (process.platform === "win32") return true;
  try {
    // "4711 (postgres) S 1 …"; Z stands for one that has ended, but whose parent has not asked for its status yet.
    if (process.platform === "linux") return /\(postgres\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
  return spawnSync("ps", ["-p", String(pid), "-o", "comm="], { encoding: "utf8" }).stdout.includes("postgres");
}

/**
 * What the folder is in which a process works: the same for whatever path leads there, also after it was moved, and another one for a copy.
 * Undefined where the system does not tell us.
 */
export function workplaceOf(pid: number): string | undefined {
  if (process.platform === "linux") return identityOf(`/proc/${pid}/cwd`);
  if (process.platform !== "darwin") return undefined;
  const { stdout } = spawnSync("lsof", ["-a", "-p", String(pid), "-d", "cwd", "-Fn"], { encoding: "utf8" });
  return identityOf(/^n(.+)$/m.exec(stdout ?? "")?.[1]);
}

/** What stands for a folder itself, whatever its path. */
export function identityOf(folder: string | undefined): string | undefined {
  try {
    const { dev, ino } = statSync(folder ?? "", { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}

/** Sends a signal; a process that has ended meanwhile is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
