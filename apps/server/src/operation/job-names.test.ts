import { readFileSync } from "node:fs";
import { locales } from "@dripstone/contract/locale";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { choreJobs } from "../chores.ts";
import { useTestApp } from "../testing/use-test-app.ts";

const t = useTestApp();

/** What a server does by the clock beside its features' chores; see `main.ts`. */
const SERVERS_OWN = "server/clear-outbox";

const namesIn = (language: string): string[] =>
  Object.keys(
    JSON.parse(readFileSync(new URL(`../../../web/app/locales/${language}/operation.json`, import.meta.url), "utf8"))
      .job,
  );

it.each(locales)("has a name in words for every kind of job, and for none that there is not (%s)", async (language) => {
  const ordered = await sql<{ name: string }>`select name from pgboss.queue where name not like '\\_\\_%'`.execute(
    t.db,
  );
  const byTheClock = choreJobs(() => t.deps).map(({ queue }) => queue);
  const all = new Set([...ordered.rows.map(({ name }) => name), ...byTheClock, SERVERS_OWN]);
  expect(namesIn(language).toSorted()).toEqual([...all].toSorted());
});
