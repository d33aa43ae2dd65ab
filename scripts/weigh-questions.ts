// Learns by which words students ask what, and writes how much each weighs (packages/tutor/src/solver/weighed/README.md).
// With --on it goes on from the weights that are here, in a quarter of the time: to try new rows, and not to be committed, which a test sees to.
// With --try nothing is written: it tells what rows are read as wrongly by what was learned of others, the surest first.
import { writeFileSync } from "node:fs";
import { bytesOf } from "../packages/tutor/src/solver/weighed/packed.ts";
import { learnAll } from "../packages/tutor/src/solver/weighed/testing/learn-all.ts";
import { readRows } from "../packages/tutor/src/solver/weighed/testing/read-rows.ts";
import { tryRows } from "../packages/tutor/src/solver/weighed/testing/try-rows.ts";
import { readWeights } from "../packages/tutor/src/solver/weighed/weigh.ts";

const place = (name: string) => new URL(`../packages/tutor/src/solver/weighed/generated/${name}`, import.meta.url);
const rows = readRows();

if (process.argv.includes("--try")) {
  const tried = tryRows(rows);
  const wrong = tried.filter(({ found, isRight }) => found !== null && !isRight);
  wrong.sort((one, other) => (other.found?.likely ?? 0) - (one.found?.likely ?? 0));
  for (const { row, found } of wrong)
    console.log(`${found?.likely.toFixed(2)} ${row.intent?.name ?? "other"}: ${row.text} -> ${found?.canonical}`);
  console.log(`${tried.filter(({ isRight }) => isRight).length} right, ${wrong.length} wrong of ${tried.length}`);
} else {
  const on = process.argv.includes("--on");
  const { weights, ...learned } = learnAll(rows, on ? readWeights() : null);
  writeFileSync(place("weights.bin"), bytesOf(weights));
  writeFileSync(
    place("intents.json"),
    `${JSON.stringify(on ? { ...learned, of: "some rows, and then all" } : learned)}\n`,
  );
}
