import { setTimeout as sleep } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import { afterEach, expect, it, vi } from "vitest";
import { memoryGiver } from "./give-memory-back.ts";
import { spareMemory } from "./spare-memory.ts";

const MEGABYTE = 1024 * 1024;
const options = {
  ...{ lookEveryMs: 400, idleBelow: 0.5, beforehandMs: 100 },
  ...{ worthwhileBytes: 32 * MEGABYTE, longestPauseMs: 1_000 },
};
const SENDERS = 4_000;
const patience = { timeout: 20_000, interval: 200 };

const heapMegabytes = () => getHeapStatistics().total_heap_size / MEGABYTE;
const heldMegabytes = () => process.memoryUsage.rss() / MEGABYTE;

let end = () => {};
afterEach(() => end());

/** V8 collects by itself, too, whenever it likes: what we ask for is counted. */
async function spare() {
  const giveBack = vi.fn(await memoryGiver());
  end = spareMemory(giveBack, options);
  return giveBack;
}

it("gives back what a rush took once the process is idle, and not before", async () => {
  const giveBack = await spare();
  let rush: string[][] = [];
  for (let part = 0; part < 200; part++) rush.push(Array.from({ length: 10_000 }, (_, index) => `${part} ${index}`));
  const most = heapMegabytes();
  expect(most).toBeGreaterThan(150);
  rush = [];
  giveBack.mockClear();
  const busyUntil = performance.now() + 1_500;
  while (performance.now() < busyUntil) {
    const turn = performance.now() + 50;
    while (performance.now() < turn) Math.sqrt(turn);
    await sleep(1);
  }
  expect(giveBack).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(giveBack).toHaveBeenCalled(), patience);
  await vi.waitFor(() => expect(heapMegabytes()).toBeLessThan(most - 100), patience);
});

// Other systems' allocators hand back what they like, and when they like.
it.runIf(process.platform === "linux")(
  "gives back what slow senders held, also when it was still held at the first idle moment",
  async () => {
    const giveBack = await spare();
    await vi.waitFor(() => expect(giveBack).toHaveBeenCalled(), patience);
    giveBack.mockClear();
    const rest = heldMegabytes();
    // Between them lies what lives on, as in any process: it is this that keeps the allocator from handing back the rest.
    const held: Buffer[] = [];
    const livesOn: Buffer[] = [];
    for (let sender = 0; sender < SENDERS; sender++) {
      held.push(Buffer.allocUnsafeSlow(60_000).fill("a"));
      livesOn.push(Buffer.allocUnsafeSlow(100));
    }
    await vi.waitFor(() => expect(giveBack).toHaveBeenCalled(), patience);
    expect(heldMegabytes()).toBeGreaterThan(rest + 200);
    held.length = 0;
    await vi.waitFor(() => expect(heldMegabytes()).toBeLessThan(rest + 100), patience);
    expect(livesOn).toHaveLength(SENDERS);
  },
);

it("disturbs nobody who has come since it was idle", async () => {
  const beforehandMs = 4 * options.lookEveryMs;
  const giveBack = vi.fn();
  end = spareMemory(giveBack, { ...options, beforehandMs });
  // It has been idle at the first look; the moment afterwards is over before it would be at the second one.
  await sleep(1.5 * options.lookEveryMs);
  const busyUntil = performance.now() + beforehandMs;
  while (performance.now() < busyUntil) {
    const turn = performance.now() + 50;
    while (performance.now() < turn) Math.sqrt(turn);
    await sleep(1);
  }
  expect(giveBack).not.toHaveBeenCalled();
});

it("lets a process that stays as it is in peace", async () => {
  const giveBack = await spare();
  await vi.waitFor(() => expect(giveBack).toHaveBeenCalledOnce(), patience);
  await sleep(5 * options.lookEveryMs);
  expect(giveBack).toHaveBeenCalledOnce();
});
