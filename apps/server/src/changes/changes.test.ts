import { randomUUID } from "node:crypto";
import pg from "pg";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { connect, type Database } from "../database/connect.ts";
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
  await expect(changes.areDropped([{ id: randomUUID(), tags: ["forum"] }])).resolves.toBeUndefined();
});

describe("a change that a call has announced", () => {
  const opened = async () => {
    const { db, url, drop } = await testDatabase();
    const [here, there] = [await openChanges(db, url), await openChanges(db, url)];
    onTestFinished(async () => {
      await Promise.all([here.close(), there.close()]);
      await drop();
    });
    const told: unknown[] = [];
    there.onChange((tags) => told.push(tags));
    return { db, here, told };
  };
  const left = (db: Database) => db.selectFrom("announcedChanges").select("tags").execute();

  it("is dropped everywhere before the call is answered, however many come at once, and leaves nothing", async () => {
    const { db, here, told } = await opened();
    const posts = Array.from({ length: 200 }, (_, nth) => `forum-post/${nth}` as const);
    await Promise.all(
      posts.map(async (post) => {
        const { changes } = await noteChanges(() => announce(db, "forum", post));
        await here.areDropped(changes);
        expect(told.flat()).toContain(post);
      }),
    );
    // What comes while others are told of is told as one.
    expect(told.length).toBeLessThan(posts.length / 4);
    expect(await left(db)).toEqual([]);
  });

  it("is told of by another process when its own was killed before it could", async () => {
    const { db, told } = await opened();
    await noteChanges(() => announce(db, "people"));
    expect(await left(db)).toEqual([{ tags: ["people"] }]);
    await vi.waitFor(() => expect(told).toEqual([["people"]]), { timeout: 15_000, interval: 100 });
    expect(await left(db)).toEqual([]);
  }, 20_000);

  it("is told of when the call fails after it, and not when it came to nothing", async () => {
    const { db, here, told } = await opened();
    const fails = noteChanges(async () => {
      await announce(db, "people");
      throw new Error("later");
    }, here.areDropped);
    await expect(fails).rejects.toThrow("later");
    expect(told).toEqual([["people"]]);
    const undone = db.transaction().execute(async (transaction) => {
      await noteChanges(() => announce(transaction, "weekly-problem"));
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await left(db)).toEqual([]);
  });
});
