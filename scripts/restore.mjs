import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { install } from "./set-up/install.mjs";
import { findNode } from "./set-up/node.mjs";
import { root, SetUpError } from "./set-up/root.mjs";
import { toldToEnd } from "./set-up/told-to-end.mjs";

/** `npm run restore -- <file>`: brings a backup back into an empty product. npm runs us in the checkout; a file is meant from where it was called. */
const told = toldToEnd();
const [given] = process.argv.slice(2);
const files = given === undefined ? [] : [resolve(process.env.INIT_CWD ?? process.cwd(), given)];
try {
  await install(told);
  const command = spawn(findNode(), [join(root, "apps/server/src/restore.ts"), ...files], {
    cwd: root,
    stdio: "inherit",
  });
  told.addEventListener("abort", () => command.kill("SIGTERM"));
  command.once("close", (status) => process.exit(status ?? 1));
} catch (error) {
  if (!told.aborted) console.error(error instanceof SetUpError ? error.message : error);
  process.exit(1);
}
