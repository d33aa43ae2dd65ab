import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root } from "../set-up/root.mjs";
import { reported } from "./counted.mjs";
import { runJourneys } from "./journeys.mjs";
import { cleanEnvironment } from "./product.ts";

let folder: string;

beforeEach(async () => {
  await mkdir(join(root, "test-results"), { recursive: true });
  // Inside the checkout, where Playwright is found.
  folder = await mkdtemp(join(root, "test-results/runner-"));
  await mkdir(join(folder, "e2e"));
  await writeFile(
    join(folder, "config.ts"),
    'export default { testDir: "e2e", testMatch: "*.spec.ts", workers: 2 };\n',
  );
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const start = `
import { existsSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
const isFirst = (name: string) => {
  const file = import.meta.dirname + "/" + name;
  const first = !existsSync(file);
  writeFileSync(file, "");
  return first;
};
`;

/** Runs the real Playwright on some files, and around it what \`npm test\` makes of it. */
async function run(files: Record<string, string>, words?: string[]) {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, "e2e", name), start + text);
  return runJourneys(
    (args, { report, output }) => {
      const config = ["--config", join(folder, "config.ts"), `--output=${join(folder, output)}`];
      const command = [join(root, "node_modules/@playwright/test/cli.js"), "test", ...config, "--reporter=json,null"];
      const file = join(folder, report);
      const env = { ...cleanEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
      return reported(process.execPath, [...command, ...args], { report: file, env, print: () => {} });
    },
    { failedFile: join(folder, "failed.json"), say: () => {}, ...(words && { words }) },
  );
}

describe("journeys, run by Playwright", () => {
  it("that fail are run once more: what passes then is named as flaky, and all else that does not pass has failed", async () => {
    const files = {
      "a.spec.ts": `
        test("steady", () => { expect(isFirst("steady")).toBe(true); });
        test.describe("at times", () => { test("shaky", () => { expect(isFirst("shaky")).toBe(false); }); });
        test("broken", () => { expect(1).toBe(2); });
        test.skip("skipped", () => {});
        test("skipped within", () => { test.skip(); });`,
      "b.spec.ts": `
        test.beforeAll(() => { if (isFirst("site")) throw new Error("no site"); });
        test("one", () => {});
        test("two, which did not run", () => {});`,
    };
    const { passed, failed, notes } = await run(files);
    expect({ passed, failed }).toEqual({ passed: 4, failed: 3 });
    const flaky = ["a.spec.ts › at times › shaky", "b.spec.ts › one", "b.spec.ts › two, which did not run"];
    expect(notes.sort()).toEqual(flaky.map((title) => `flaky: ${title}`));
  });

  it("do not pass in files of which one does not load", async () => {
    const counts = await run({ "a.spec.ts": 'test("one", () => {});', "b.spec.ts": 'throw new Error("no");' });
    expect(counts).toEqual({ passed: 0, failed: 1, notes: [] });
  });

  it("are chosen by a word in their path below e2e, which may find none", async () => {
    const files = { "forum.spec.ts": 'test("one", () => {});', "home.spec.ts": 'test("two", () => {});' };
    expect(await run(files, ["forum"])).toEqual({ passed: 1, failed: 0, notes: [] });
    expect(await run({}, ["runner-"])).toEqual({ passed: 0, failed: 0, notes: [] });
  });
});

/** A report of journeys as Playwright writes it; their ids are their numbers. */
const reportOf = (statuses: string[], errors: object[] = []) => ({
  suites: [
    {
      title: "a.spec.ts",
      specs: statuses.map((status, index) => ({ id: `${index}`, title: `${index}`, tests: [{ status }] })),
    },
  ],
  errors,
});

/** What is made of runs with these outcomes, one after the other. */
async function outcomeOf(...runs: { status: number | null; report: unknown }[]) {
  let times = 0;
  const lines: string[] = [];
  const next = async (args: string[]) => {
    lines.push(args.join(" "));
    return runs[times++] ?? { status: 1, report: undefined };
  };
  const { passed, failed, notes } = await runJourneys(next, {
    failedFile: join(folder, "failed.json"),
    say: () => {},
  });
  return { passed, failed, flaky: notes.length, times, alone: lines[1]?.includes("--workers=1") ?? false };
}

describe("a run of journeys", () => {
  const [ok, bad] = ["expected", "unexpected"];
  const one = { failed: 1, flaky: 0, alone: false };

  it("that all pass is not followed by another", async () => {
    const report = reportOf([ok, ok]);
    expect(await outcomeOf({ status: 0, report })).toEqual({ ...one, passed: 2, failed: 0, times: 1 });
  });

  it("has failed when it left no report, when it has no journeys, or when something outside of them went wrong", async () => {
    const [none, all] = [reportOf([]), reportOf([ok, ok])];
    expect(await outcomeOf({ status: 0, report: undefined })).toEqual({ ...one, passed: 0, times: 1 });
    expect(await outcomeOf({ status: 0, report: none })).toEqual({ ...one, passed: 0, times: 1 });
    expect(await outcomeOf({ status: 1, report: all })).toEqual({ ...one, passed: 2, times: 1 });
    expect(await outcomeOf({ status: null, report: all })).toEqual({ ...one, passed: 2, times: 1 });
    const error = reportOf([ok, ok], [{ message: "the database did not stop" }]);
    expect(await outcomeOf({ status: 1, report: error })).toEqual({ ...one, passed: 2, times: 1 });
  });

  it("that is a second one has to show each of the failed as passed, and to end well", async () => {
    const first = { status: 1, report: reportOf([bad, ok, bad]) };
    const second = { flaky: 2, times: 2, alone: true };
    const again = reportOf([ok, "skipped", ok]);
    expect(await outcomeOf(first, { status: 0, report: again })).toEqual({ ...second, passed: 3, failed: 0 });
    expect(await outcomeOf(first, { status: 1, report: again })).toEqual({ ...second, passed: 3, failed: 1 });
    const half = { status: 1, report: reportOf([ok, ok, bad]) };
    expect(await outcomeOf(first, half)).toEqual({ ...second, passed: 2, failed: 1, flaky: 1 });
    const other = { status: 0, report: reportOf([ok, ok]) };
    expect(await outcomeOf(first, other)).toEqual({ ...second, passed: 2, failed: 1, flaky: 1 });
    expect(await outcomeOf(first)).toEqual({ ...second, passed: 1, failed: 3, flaky: 0 });
  });

  it("in which more than twenty fail is no accident, and is not followed by another", async () => {
    const first = { status: 1, report: reportOf([ok, ...Array<string>(21).fill(bad)]) };
    expect(await outcomeOf(first)).toEqual({ passed: 1, failed: 21, flaky: 0, times: 1, alone: false });
  });
});
