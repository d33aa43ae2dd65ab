import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const here = new URL("./", import.meta.url);
const buildsSchemas = /^import \{[^}]*\bz\b[^}]*\} from "zod";$/m;
const isTold = /^import .*"[./]+\/(no-eval|text|list-schema)\.ts";$/m;

it("is there before any schema is built, in whatever order a page loads them", () => {
  const untold = readdirSync(here, { recursive: true, encoding: "utf8" }).filter((name) => {
    if (!name.endsWith(".ts") || name.includes(".test.")) return false;
    const source = readFileSync(new URL(name, here), "utf8");
    return buildsSchemas.test(source) && !isTold.test(source);
  });
  expect(untold).toEqual([]);
});
