import { spawn } from "node:child_process";
import { join } from "node:path";
import { build } from "./set-up/build.mjs";
import { watchServerSources } from "./set-up/changes.mjs";
import { install } from "./set-up/install.mjs";
import { memorySettings } from "./set-up/memory.mjs";
import { findNode } from "./set-up/node.mjs";
import { root, SetUpError } from "./set-up/root.mjs";
import { toldToEnd } from "./set-up/told-to-end.mjs";

/** `npm start` and, with `--dev`, `npm run dev`: runs on any Node from 20 up, with nothing installed. */
const dev = process.argv.includes("--dev");
const told = toldToEnd();

try {
  await install(told);
  const node = findNode();
  if (!dev) await build(node, told);
  if (!told.aborted) process.exit(await (dev ? serveWhileEdited(node) : serve(node).ended));
} catch (error) {
  if (!told.aborted) {
    console.error(error instanceof SetUpError ? error.message : error);
    process.exit(1);
  }
}
console.error("Told to end before the site was up: ending");
process.exit();

/**
 * Runs the server. It shares our process group, so that Ctrl-C in the terminal reaches it, too; it drains once, however often
 * it is told. The channel tells it when we are gone without a word.
 * @param {string} node
 */
function serve(node) {
  const server = spawn(node, [join(root, "apps/server/src/main.ts")], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: {
      ...memorySettings,
      ...process.env,
      NODE_ENV: dev ? "development" : (process.env.NODE_ENV ?? "production"),
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
    },
  });
  const end = () => server.kill("SIGTERM");
  told.addEventListener("abort", end);
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("close", (status) => {
      told.removeEventListener("abort", end);
      resolve(status ?? (told.aborted ? 0 : 1));
    });
  });
  return { server, ended };
}

/**
 * Starts the server again whenever its sources change; after one that fell over, with the next change.
 * @param {string} node
 */
async function serveWhileEdited(node) {
  let wake = () => {};
  told.addEventListener("abort", () => wake());
  watchServerSources(() => wake());
  for (;;) {
    const { server, ended } = serve(node);
    await new Promise((resolve) => {
      wake = () => resolve(undefined);
    });
    if (!told.aborted) console.log("Something has changed: starting again");
    server.kill("SIGTERM");
    const status = await ended;
    if (told.aborted) return status;
  }
}
