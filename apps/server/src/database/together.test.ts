import { afterEach, expect, it, vi } from "vitest";
import type { Database } from "./connect.ts";
import { together } from "./together.ts";

afterEach(() => void vi.useRealTimers());

const db = { isTransaction: false } as Database;

/** Doubles numbers when it is told to, and notes which of them were asked together. */
function doubling() {
  const batches: { asked: readonly number[]; db: Database; answer(): void; fail(): void }[] = [];
  const double = together(
    (asking, asked: readonly number[]) =>
      new Promise<number[]>((resolve, reject) => {
        const answer = () => resolve(asked.map((number) => 2 * number));
        batches.push({ asked, db: asking, answer, fail: () => reject(new Error("refused")) });
      }),
  );
  const nth = async (index: number) => {
    await vi.waitFor(() => expect(batches.length).toBeGreaterThan(index));
    return batches[index] as (typeof batches)[number];
  };
  return { double, batches, nth };
}

it("asks together what comes while the first is asked, and gives everybody their own answer", async () => {
  const { double, batches, nth } = doubling();
  const first = double(db, 1);
  await nth(0);
  const others = [2, 3, 4].map((number) => double(db, number));
  expect(batches).toHaveLength(1);
  (await nth(0)).answer();
  (await nth(1)).answer();
  expect(await Promise.all([first, ...others])).toEqual([2, 4, 6, 8]);
  expect(batches.map(({ asked }) => asked)).toEqual([[1], [2, 3, 4]]);
});

it("asks no more than so many together, and forgets none", async () => {
  const { double, batches, nth } = doubling();
  const all = Array.from({ length: 70 }, (_, number) => double(db, number));
  for (const index of [0, 1, 2]) (await nth(index)).answer();
  expect(await Promise.all(all)).toEqual(all.map((_, number) => 2 * number));
  expect(batches.map(({ asked }) => asked.length)).toEqual([32, 32, 6]);
});

it("fails for those that were asked together, and for nobody else", async () => {
  const { double, nth } = doubling();
  const failing = Promise.allSettled([double(db, 1), double(db, 2)]);
  await nth(0);
  const later = double(db, 3);
  (await nth(0)).fail();
  (await nth(1)).answer();
  expect((await failing).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await later).toBe(6);
});

it("makes nobody wait without end for who is waiting for somebody", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { double, batches } = doubling();
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const stuck = double(db, 1);
  await turn();
  const next = double(db, 2);
  await turn();
  expect(batches).toHaveLength(1);
  vi.advanceTimersByTime(100);
  await turn();
  batches[1]?.answer();
  expect(await next).toBe(4);
  batches[0]?.answer();
  expect(await stuck).toBe(2);
});

it("asks alone within a transaction, and apart on each database", async () => {
  const { double, batches } = doubling();
  const transaction = { isTransaction: true } as Database;
  const other = { isTransaction: false } as Database;
  const asked = [double(db, 1), double(other, 2), double(transaction, 3), double(transaction, 4)];
  await vi.waitFor(() => expect(batches).toHaveLength(4));
  for (const batch of batches) batch.answer();
  expect(await Promise.all(asked)).toEqual([2, 4, 6, 8]);
  expect(new Set(batches.map((batch) => batch.db))).toEqual(new Set([db, other, transaction]));
});
