import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root } from "./set-up/root.mjs";

type Entry = { integrity?: string; link?: boolean; optional?: boolean; dev?: boolean; os?: string[]; cpu?: string[] };

let folder: string;
let copy: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
  copy = join(folder, "package-lock.json");
  copyFileSync(join(root, "package-lock.json"), copy);
});
afterEach(() => rmSync(folder, { recursive: true }));

const complete = (...args: string[]) =>
  execFileSync(process.execPath, [join(root, "scripts/complete-lock.mjs"), copy, ...args], { encoding: "utf8" });

/** What comes from a registry: not the workspaces, nor the links to them. */
const packages = (file: string): [path: string, entry: Entry][] =>
  Object.entries(JSON.parse(readFileSync(file, "utf8")).packages as Record<string, Entry>).filter(
    ([path, { link }]) => path.includes("node_modules/") && !link,
  );

const unverified = () => packages(copy).filter(([, { integrity }]) => !integrity);

describe("package-lock.json", () => {
  it("holds every platform's builds, so that `npm ci` takes it everywhere (`npm run lock` adds them)", () => {
    expect(complete()).toBe("");
  });

  it("says of every package what it has to contain, but for development builds of platforms that its registry does not have", () => {
    for (const [path, { optional, dev, os = [], cpu = [] }] of unverified()) {
      expect({ optional, dev }, path).toEqual({ optional: true, dev: true });
      expect(os.length, path).toBeGreaterThan(0);
      expect(cpu.length, path).toBeGreaterThan(0);
      // Here we test and serve: what is installed here is always verified.
      expect(os.join() === "linux" && cpu.join() === "x64" && !path.endsWith("-musl"), path).toBe(false);
    }
    for (const [path, { integrity }] of packages(copy)) if (integrity) expect(integrity, path).toMatch(/^sha512-/);
  });

  it("has its unverified builds asked for anew by `npm run lock`, and takes them back as they were where there is no answer", () => {
    const before = readFileSync(copy, "utf8");
    const names = unverified().map(([path]) => path);
    complete("--forget");
    expect(unverified()).toEqual([]);
    expect(packages(join(root, "package-lock.json"))).toHaveLength(packages(copy).length + names.length);
    complete();
    expect(readFileSync(copy, "utf8")).toBe(before);
  });
});
