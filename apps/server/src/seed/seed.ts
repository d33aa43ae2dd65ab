import { sql } from "kysely";
import { features } from "../app.ts";
import type { Database } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import { type FirstAdmin, seedAdmin } from "./admin.ts";
import { type DemoPeople, seedDemoPeople } from "./demo-people.ts";
import { seedDemoWriters } from "./demo-writers.ts";

export type Seeded = {
  /** The first admin, when this run made it; its password is kept nowhere else in clear. */
  admin: FirstAdmin | null;
  /** The demo people and their shared password, when demo was asked for. */
  demo: DemoPeople | null;
};

/** Brings a migrated database to what the product needs to start; a second time changes nothing. All or nothing. */
export function seed(db: Database, { now, demo }: { now: Date; demo: boolean }): Promise<Seeded> {
  return inTransaction(db, async (transaction) => {
    // Several processes may start together.
    await sql`select pg_advisory_xact_lock(hashtextextended('seed', 0))`.execute(transaction);
    const seeding = { db: transaction, now, demo };
    const seeded = {
      admin: await seedAdmin(seeding),
      demo: demo ? await seedDemoPeople(seeding) : null,
    };
    if (demo) await seedDemoWriters(seeding);
    for (const plant of features.flatMap(({ seeds }) => seeds ?? [])) await plant(seeding);
    return seeded;
  });
}
