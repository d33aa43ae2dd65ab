import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { hasApt, installByApt } from "./apt.mjs";
import { root, SetUpError } from "./root.mjs";
import { run } from "./run.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const macPrograms = ["Chromium.app/Contents/MacOS/Chromium", "Google Chrome.app/Contents/MacOS/Google Chrome"];

/** The Chromium that is there: as `CHROME_PATH` says, on PATH, or brought by Playwright at an earlier time. */
export function findChromium() {
  const told = process.env.CHROME_PATH;
  if (told) {
    if (works(told)) return told;
    throw new SetUpError(`CHROME_PATH leads to no Chromium that runs: ${told}`);
  }
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const ofMac = process.platform === "darwin" ? macPrograms.map((program) => join("/Applications", program)) : [];
  return [...onPath, ...ofMac, ofPlaywright()].find(works);
}

/**
 * Finds a Chromium, or installs one: by apt where we are root on a Debian, otherwise by Playwright's own installer.
 * @param {string} node
 */
export async function bringChromium(node) {
  const found = findChromium();
  if (found) return found;
  console.log("Installing Chromium …");
  const byApt = hasApt();
  if (byApt) await installByApt(["chromium", "fonts-noto-cjk"]);
  if (!findChromium()) {
    const installer = join(root, "node_modules/playwright-core/cli.js");
    const args = [installer, "install", ...(byApt ? ["--with-deps"] : []), "chromium"];
    await run(node, args, { complaint: "no Chromium" }).catch(() => {});
  }
  const brought = findChromium();
  if (brought) return brought;
  throw new SetUpError(
    "The journeys need a Chromium, and none could be found or installed: install one and set CHROME_PATH to its program",
  );
}

/** @param {string | undefined} program */
function works(program) {
  if (!program || !existsSync(program)) return false;
  return spawnSync(program, ["--version"], { timeout: 30_000 }).status === 0;
}

function ofPlaywright() {
  try {
    return createRequire(join(root, "package.json"))("playwright-core").chromium.executablePath();
  } catch {
    return undefined;
  }
}
