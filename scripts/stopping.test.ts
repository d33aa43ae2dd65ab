import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPostmaster } from "../apps/server/src/database/embedded/postmaster.ts";
import { freePort } from "../apps/server/src/listen.ts";
import { build } from "./set-up/build.mjs";
import { root } from "./set-up/root.mjs";
import { type Command, cleanEnvironment, firstPage, start, startServer } from "./test-run/product.ts";

let top: string;
const running: Command[] = [];

beforeAll(async () => {
  await build(process.execPath);
  top = await mkdtemp(join(tmpdir(), "stopping-"));
}, 300_000);

afterAll(async () => {
  for (const command of running) if (!command.isOver()) command.signalAll("SIGTERM");
  await rm(top, { recursive: true, force: true });
});

async function run(folder: string, script?: string) {
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: join(top, folder) };
  const command = script
    ? start("npm", ["run", script], { cwd: root, env: { ...cleanEnvironment(), ...env } })
    : startServer(env);
  running.push(command);
  return { command, url: `http://localhost:${port}/` };
}

/** Its end is that of all to whom it gave its output: the shell, the starter and the server. */
async function expectAllGone(command: Command, folder: string): Promise<void> {
  await command.end();
  expect(findPostmaster({ data: join(top, folder, "postgres/cluster") })).toBeUndefined();
}

describe.each(["start", "dev"])("`npm run %s`", (script) => {
  it.each(["SIGTERM", "SIGKILL"] as const)("leaves no server behind when npm alone is sent %s", async (name) => {
    const { command, url } = await run(script, script);
    await firstPage(command, url);
    command.signal(name);
    await expectAllGone(command, script);
  });

  it.each([0, 300, 900, 2_000])("leaves nothing behind when npm is killed %i ms after its start", async (wait) => {
    const folder = `${script}-${wait}`;
    const { command } = await run(folder, script);
    await expect.poll(command.output, { interval: 5, timeout: 30_000 }).toContain("scripts/start.mjs");
    await sleep(wait);
    command.signal("SIGKILL");
    await expectAllGone(command, folder);
  });
});

it("a server whose words nobody reads any more ends all the same when it is told", async () => {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, "apps/server/src/main.ts")], {
    env: { ...cleanEnvironment(), PORT: String(port), DATA_DIR: join(top, "unread"), LOG_LEVEL: "info" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  child.stdout.destroy();
  child.stderr.destroy();
  const isUp = () =>
    fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    );
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
  await isUp();
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(findPostmaster({ data: join(top, "unread/postgres/cluster") })).toBeUndefined();
});

it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "a start that is sent %s at any moment ends with a word",
  async (name) => {
    for (const [times, wait] of [900, 1_200, 1_600, 2_200, 3_000].entries()) {
      const folder = `${name}-${times}`;
      const { command } = await run(folder);
      await sleep(wait);
      const since = performance.now();
      command.signal(name);
      const status = await command.end();
      expect(performance.now() - since).toBeLessThan(10_000);
      // Before it has begun with anything, the signal itself ends it.
      if (status === name) expect(command.output()).toBe("");
      else expect(command.output()).toMatch(/Told to end before the site was up: ending\n|http:\/\/localhost/);
      expect([0, name]).toContain(status);
      await expectAllGone(command, folder);
    }
  },
);
