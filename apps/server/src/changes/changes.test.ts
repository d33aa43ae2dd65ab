import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { connect } from "../database/connect.ts";
import { listenerOn } from "../database/listen.ts";
import { testDatabase } from "../testing/database.ts";
import { announce, CHANGES, noteChanges } from "./announce.ts";
import { openChanges } from "./changes.ts";

it("waits for nobody for ever: a process that is frozen holds up a change for a moment only", async () => {
  const { db, url, drop } = await testDatabase();
  const frozen = new pg.Client({ connectionString: url, application_name: listenerOn(CHANGES) });
  await frozen.connect();
  const changes = await openChanges(db, url);
  onTestFinished(async () => {
    await changes.close();
    await frozen.end();
    await drop();
  });
  const told: unknown[] = [];
  changes.onChange((tags) => told.push(tags));
  const noted = await noteChanges(() => announce(db, "weekly-problem"));
  await changes.areDropped(noted.changes);
  expect(told).toEqual([["weekly-problem"]]);
});

it("tells nobody that a change has failed because others could not be counted after it", async () => {
  const { url, drop } = await testDatabase();
  const gone = connect("postgres://nobody@127.0.0.1:1/nothing");
  const changes = await openChanges(gone, url);
  onTestFinished(async () => {
    await changes.close();
    await gone.destroy();
    await drop();
  });
  await expect(changes.areDropped(["a-change"])).resolves.toBeUndefined();
});
