import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { everyHour } from "./jobs.ts";
import { testDatabase } from "./testing/database.ts";

it("does the hourly work at the start, once however many processes there are, and again after a failure", async () => {
  const { db, drop } = await testDatabase();
  const errors: unknown[] = [];
  let done = 0;
  let allStarted = () => {};
  const started = new Promise<void>((resolve) => {
    allStarted = resolve;
  });
  const work = async () => {
    done += 1;
    const isFirst = done === 1;
    // However slow the starts are, each asks for the work while it waits or is being done.
    await started;
    if (isFirst) throw new Error("not yet");
  };
  const start = () => everyHour({ db, work, onError: (error) => errors.push(error), retrySeconds: 1 });
  const ends = await Promise.all([start(), start(), start()]);
  allStarted();
  for (let time = 0; time < 300 && done < 2; time++) await wait(100);
  await wait(500);
  for (const end of ends) await end();
  await drop();
  expect(errors).toEqual([new Error("not yet")]);
  expect(done).toBeGreaterThanOrEqual(2);
  expect(done).toBeLessThanOrEqual(3);
});
