// Learns by which words children tell of danger, and writes how much each weighs (packages/tutor/src/safety/weighed/README.md).
// With --try nothing is written: it tells how well each imagined child is heard by what was learned of all others.
import { writeFileSync } from "node:fs";
import { hear } from "../packages/tutor/src/safety/hearing/heard.ts";
import { learnAll } from "../packages/tutor/src/safety/weighed/testing/learn-all.ts";
import { readRows, ruleRows } from "../packages/tutor/src/safety/weighed/testing/read-rows.ts";
import { weigher } from "../packages/tutor/src/safety/weighed/weigher.ts";

const place = new URL("../packages/tutor/src/safety/weighed/generated/weights.json", import.meta.url);
const rows = readRows("rows");
const rules = ruleRows();

if (process.argv.includes("--try")) {
  console.table(
    Object.fromEntries([...new Set(rows.map(({ batch }) => batch))].map((batch) => [batch, heardOf(batch)])),
  );
} else writeFileSync(place, `${JSON.stringify(learnAll([...rows, ...rules]))}\n`);

function heardOf(batch: string) {
  const weigh = weigher(learnAll([...rows.filter((row) => row.batch !== batch), ...rules]));
  const own = rows.filter((row) => row.batch === batch).map((row) => ({ ...row, is: weigh(hear(row.text)).is }));
  const [danger, harmless] = [own.filter(({ kind }) => kind !== null), own.filter(({ kind }) => kind === null)];
  const count = (some: typeof own, ...is: string[]) => some.filter((row) => is.includes(row.is)).length;
  return {
    danger: danger.length,
    heard: count(danger, "sure", "perhaps"),
    surely: count(danger, "sure"),
    harmless: harmless.length,
    falsely: count(harmless, "sure", "perhaps"),
    falselySure: count(harmless, "sure"),
  };
}
