import { setTimeout as sleep } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import { expect, it, vi } from "vitest";
import { collector, spareMemory } from "./spare-memory.ts";

const heapMegabytes = () => getHeapStatistics().total_heap_size / 1024 / 1024;
const patience = { timeout: 20_000, interval: 200 };

it("gives back what a rush took once the process is idle, and not before", async () => {
  // V8 collects by itself, too, whenever it likes: what we ask it for is counted.
  const collect = vi.fn(collector());
  const end = spareMemory({ lookEveryMs: 400, idleBelow: 0.5, worthwhileBytes: 32 * 1024 * 1024 }, collect);
  try {
    let rush: string[][] = [];
    for (let part = 0; part < 200; part++) rush.push(Array.from({ length: 10_000 }, (_, index) => `${part} ${index}`));
    const most = heapMegabytes();
    expect(most).toBeGreaterThan(150);
    rush = [];
    collect.mockClear();
    const busyUntil = performance.now() + 1_500;
    while (performance.now() < busyUntil) {
      const turn = performance.now() + 50;
      while (performance.now() < turn) Math.sqrt(turn);
      await sleep(1);
    }
    expect(collect).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(collect).toHaveBeenCalled(), patience);
    await vi.waitFor(() => expect(heapMegabytes()).toBeLessThan(most - 100), patience);
  } finally {
    end();
  }
});
