import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { findChromium } from "../../scripts/set-up/chromium.mjs";

/** Pages with a bar: performance at least 90, layout shift at most 0.05. */
const pages = ["/", "/weekly-problem", "/math/amc8", "/register", "/forum", "/classes", "/practice-tests", "/tutor"];
const REPORT_MAX_BYTES = 64 * 1024 * 1024;
const lighthouse = fileURLToPath(new URL("node_modules/lighthouse/cli/index.js", import.meta.url));
const run = promisify(execFile);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: "string", default: "http://localhost:3000" }, runs: { type: "string", default: "5" } },
});

const columns: [value: (report: Report) => number, digits: number][] = [
  [({ categories }) => Math.round(categories.performance.score * 100), 0],
  [({ audits }) => audits["first-contentful-paint"]?.numericValue ?? Number.NaN, 0],
  [({ audits }) => audits["largest-contentful-paint"]?.numericValue ?? Number.NaN, 0],
  [({ audits }) => audits["total-blocking-time"]?.numericValue ?? Number.NaN, 0],
  [({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN, 3],
  [({ audits }) => audits["network-requests"]?.details?.items.length ?? Number.NaN, 0],
  [({ audits }) => (audits["total-byte-weight"]?.numericValue ?? Number.NaN) / 1000, 0],
];

console.log("| page | performance | first paint ms | largest paint ms | blocked ms | layout shift | requests | kB |");
console.log("|---|---|---|---|---|---|---|---|");
for (const page of positionals.length > 0 ? positionals : pages) {
  const reports: Report[] = [];
  for (let nth = 0; nth < Number(values.runs); nth += 1) reports.push(await visit(values.site + page));
  const cells = columns.map(([value, digits]) => median(reports.map(value)).toFixed(digits));
  console.log(`| ${[page, ...cells].join(" | ")} |`);
}

type Report = {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue: number; details?: { items: unknown[] } }>;
};

/** One visit as on a middling phone with slow 4G, with an empty cache: Lighthouse's own setting for phones. */
async function visit(address: string): Promise<Report> {
  const flags = ["--output=json", "--quiet", "--only-categories=performance"];
  const chrome = "--chrome-flags=--headless=new --no-sandbox --disable-gpu";
  const env = { ...process.env, CHROME_PATH: findChromium() };
  const { stdout } = await run(process.execPath, [lighthouse, address, ...flags, chrome], {
    env,
    maxBuffer: REPORT_MAX_BYTES,
  });
  return JSON.parse(stdout);
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
