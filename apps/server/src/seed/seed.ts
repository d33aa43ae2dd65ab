import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { awardBadges } from "../features/progress/badges.ts";
import { seedDemoWeeks } from "../features/weekly-problem/seed-demo.ts";
import { seedWeeklyProblems } from "../features/weekly-problem/seed-problems.ts";
import { seedAdmin } from "./admin.ts";
import { type DemoPeople, seedDemoPeople } from "./demo-people.ts";

/** What a feature's seed is given: a transaction, and whether demo posts and people are wanted. */
export type Seeding = { db: Database; now: Date; demo: boolean };

/** A feature's seed. Run at every start, so what is there already stays as it is. */
type Seed = (seeding: Seeding) => Promise<void>;

/** Features' seeds, in their order; they find the admin and the demo people in place. */
const seeds: readonly Seed[] = [
  seedWeeklyProblems,
  async (seeding) => {
    if (seeding.demo) await seedDemoWeeks(seeding, awardBadges);
  },
];

export type Seeded = {
  /** The first admin, when this run made it; its password is kept nowhere else in clear. */
  admin: { email: string; password: string } | null;
  /** The demo people and their shared password, when demo was asked for. */
  demo: DemoPeople | null;
};

/** Brings a migrated database to what the product needs to start; a second time changes nothing. All or nothing. */
export function seed(db: Database, { now, demo }: { now: Date; demo: boolean }): Promise<Seeded> {
  return db.transaction().execute(async (transaction) => {
    // Several processes may start together.
    await sql`select pg_advisory_xact_lock(hashtextextended('seed', 0))`.execute(transaction);
    const seeding = { db: transaction, now, demo };
    const seeded = {
      admin: await seedAdmin(seeding),
      demo: demo ? await seedDemoPeople(seeding) : null,
    };
    for (const plant of seeds) await plant(seeding);
    return seeded;
  });
}
