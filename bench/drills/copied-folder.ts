import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbedded } from "../../apps/server/src/database/embedded.ts";

/**
 * What becomes of a data folder that is copied while its database writes, again and again: the copy is served by a PostgreSQL of its own, what
 * is written to the one is not in the other, and the end of the copy leaves the original at work. Ends with status 1 otherwise.
 *
 *     node bench/drills/copied-folder.ts
 */
const ROUNDS = 10;

const top = await mkdtemp(join(tmpdir(), "dripstone-drill-"));
const original = await startEmbedded(join(top, "original"));
const drops = new pg.Client(original.url);
await drops.connect();
await drops.query("create table drops (round int)");
let mixed = 0;
let stopped = 0;
let unusable = 0;
try {
  for (let round = 1; round <= ROUNDS; round++) {
    await drops.query("insert into drops values ($1)", [round]);
    const folder = join(top, `copy-${round}`);
    await cp(join(top, "original"), folder, { recursive: true, verbatimSymlinks: true });
    // A copy of files that are written to meanwhile may be torn; that is why the README tells how to take one cold.
    const copy = await startEmbedded(folder).catch(() => undefined);
    if (copy) {
      const client = new pg.Client(copy.url);
      await client.connect();
      await client.query("insert into drops values (-1)");
      await client.end();
      await copy.stop();
    } else unusable += 1;
    const found = await drops
      .query("select count(*) filter (where round = -1) as foreign from drops")
      .catch(() => undefined);
    if (!found) stopped += 1;
    else mixed += Number(found.rows[0].foreign) > 0 ? 1 : 0;
  }
} finally {
  await drops.end().catch(() => {});
  await original.stop();
  await rm(top, { recursive: true, force: true });
}
console.log(`${ROUNDS} copies of a running data folder, each started, written to and stopped:`);
console.log(`  ${mixed} wrote into the original, ${stopped} stopped it, ${unusable} did not start as they were torn`);
if (mixed + stopped > 0) process.exitCode = 1;
