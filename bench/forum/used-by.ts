import { readdir, readFile } from "node:fs/promises";

/** Milliseconds of CPU that a process has used, and those that it has started. */
export async function usedBy(root: number | undefined): Promise<[own: number, others: number]> {
  const processes = new Map<number, { parent: number; used: number }>();
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    // In hundredths of a second: its own, and of those that have ended
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    processes.set(Number(name), { parent: fields[1] ?? 0, used: (user + system + endedUser + endedSystem) * 10 });
  }
  const below = (id: number): number =>
    [...processes].reduce((sum, [child, { parent, used }]) => (parent === id ? sum + used + below(child) : sum), 0);
  const own = processes.get(root ?? 0)?.used ?? 0;
  return [own, below(root ?? 0)];
}
