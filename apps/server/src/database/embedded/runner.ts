import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * How PostgreSQL's programs are started, as they refuse to run as root:
 *
 * - `directly`: we are an ordinary user
 * - `in-namespace`: we are root, and run them in a user namespace where root has another number; files stay root's
 * - `as-other-user`: we are root and may not open a namespace (as in many containers)
 */
export type Runner =
  | { kind: "directly" }
  | { kind: "in-namespace"; prefix: readonly [string, ...string[]] }
  | { kind: "as-other-user"; uid: number; gid: number };

export type Isolation = Runner["kind"] | "automatic";

/** What to spawn so that a program runs as PostgreSQL wants it. */
export function commandOf(runner: Runner, program: string, args: readonly string[]) {
  if (runner.kind === "in-namespace") {
    const [command, ...rest] = runner.prefix;
    return { command, args: [...rest, program, ...args], identity: {} };
  }
  const identity = runner.kind === "as-other-user" ? { uid: runner.uid, gid: runner.gid } : {};
  return { command: program, args: [...args], identity };
}

export function chooseRunner(isolation: Isolation = "automatic"): Runner {
  if (process.getuid?.() !== 0 || isolation === "directly") return { kind: "directly" };
  const { uid, gid } = ordinaryUser();
  const prefix = ["unshare", "--user", `--map-user=${uid}`, `--map-group=${gid}`] as const;
  const [command, ...args] = prefix;
  if (isolation !== "as-other-user" && spawnSync(command, [...args, "true"]).status === 0) {
    return { kind: "in-namespace", prefix };
  }
  return { kind: "as-other-user", uid, gid };
}

/** initdb looks its user up by number, so it must be one that the machine knows. */
function ordinaryUser(): { uid: number; gid: number } {
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  const found = users.find(({ name }) => name === "postgres") ?? users.find(({ name }) => name === "nobody");
  return found ?? { uid: 65534, gid: 65534 };
}
