import { spawn } from "node:child_process";
import { join } from "node:path";
import { build } from "./set-up/build.mjs";
import { install } from "./set-up/install.mjs";
import { findNode } from "./set-up/node.mjs";
import { root, SetUpError } from "./set-up/root.mjs";

/** `npm start` and, with `--dev`, `npm run dev`: runs on any Node from 20 up, with nothing installed. */
const dev = process.argv.includes("--dev");

try {
  await install();
  const node = await findNode();
  if (!dev) await build(node);
  await serve(node);
} catch (error) {
  console.error(error instanceof SetUpError ? error.message : error);
  process.exitCode = 1;
}

/**
 * Runs the server and ends with its exit code. It shares our process group, so that Ctrl-C in the terminal reaches it, too; it
 * drains once, however often it is told. The channel tells it when we are gone without a word.
 * @param {string} node
 */
async function serve(node) {
  const main = join(root, "apps/server/src/main.ts");
  const server = spawn(
    node,
    ["--disable-warning=ExperimentalWarning", ...(dev ? ["--watch", "--watch-preserve-output"] : []), main],
    {
      cwd: root,
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      env: { ...process.env, NODE_ENV: dev ? "development" : (process.env.NODE_ENV ?? "production") },
    },
  );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
  process.exitCode = await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("close", (status, signal) => resolve(status ?? (signal === "SIGINT" ? 130 : 1)));
  });
}
