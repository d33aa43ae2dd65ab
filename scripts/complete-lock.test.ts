import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./set-up/root.mjs";

it("finds every platform's builds in package-lock.json, so that `npm ci` takes it everywhere (`npm run lock` adds them)", () => {
  const folder = mkdtempSync(join(tmpdir(), "lock-"));
  const copy = join(folder, "package-lock.json");
  copyFileSync(join(root, "package-lock.json"), copy);
  const added = execFileSync(process.execPath, [join(root, "scripts/complete-lock.mjs"), copy], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(added).toBe("");
});
