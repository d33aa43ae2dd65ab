import { join } from "node:path";
import { build } from "../set-up/build.mjs";
import { root } from "../set-up/root.mjs";
import { check } from "./step.mjs";

const cruised = [
  "--config",
  ".dependency-cruiser.mjs",
  "apps",
  "packages",
  "e2e",
  "scripts",
  "site.config.ts",
  "people.config.ts",
  "office.config.ts",
];

/** @typedef {[name: string, work: () => Promise<import("./step.mjs").Counts>]} Step */

/** @param {string} program */
export const bin = (program) => join(root, "node_modules", program);

/**
 * All that only reads.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @returns {Step[]}
 */
export function reading(node, env) {
  const run = (/** @type {string[]} */ ...args) => check(node, args, { env });
  return [
    ["format and lint", () => run(bin("@biomejs/biome/bin/biome"), "ci", "--colors=off", ".")],
    ["arrows", () => run(bin("dependency-cruiser/bin/dependency-cruiser.mjs"), ...cruised)],
    ["dead code", () => run(bin("knip/bin/knip.js"), "--no-progress")],
    ["types", () => run(bin("typescript/bin/tsc"), "-p", ".")],
    ["types of the journeys", () => run(bin("typescript/bin/tsc"), "-p", "e2e")],
  ];
}

/**
 * @param {string} node
 * @returns {Step}
 */
export function building(node) {
  return ["build", () => build(node).then(() => ({ passed: 1, failed: 0 }))];
}

/**
 * The router first writes the types of its routes.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @returns {Step}
 */
export function webTypes(node, env) {
  const cwd = join(root, "apps/web");
  const work = async () => {
    const written = await check(node, [bin("@react-router/dev/bin.cjs"), "typegen"], { cwd, env });
    return written.failed > 0 ? written : check(node, [bin("typescript/bin/tsc"), "-p", "."], { cwd, env });
  };
  return ["types of the web", work];
}
