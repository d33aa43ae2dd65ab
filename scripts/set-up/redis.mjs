import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { hasApt, installByApt } from "./apt.mjs";

const names = ["redis-server", "valkey-server"];

/**
 * Finds a Redis for the tests, as `REDIS_SERVER_PATH` says or on PATH, or installs one where we may. Without one the tests that need it
 * fail, and say so; all others are to run.
 * @returns {Promise<string | undefined>} its program
 */
export async function bringRedis() {
  const found = process.env.REDIS_SERVER_PATH || onPath();
  if (found) return found;
  if (hasApt()) {
    console.log("Installing Redis …");
    await installByApt(["redis-server"]);
  }
  const brought = onPath();
  if (!brought) {
    console.error(
      "No Redis could be found or installed: install redis-server, or set REDIS_SERVER_PATH to its program",
    );
  }
  return brought;
}

function onPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(works);
}

/** @param {string} program */
function works(program) {
  return existsSync(program) && spawnSync(program, ["--version"], { timeout: 30_000 }).status === 0;
}
