import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type RedisServer, redisServer } from "../testing/redis-server.ts";
import type { ApiError } from "./errors.ts";
import { KEYS_KEPT } from "./limits/memory.ts";
import { type Limiter, type Limits, networkOf, openLimits } from "./limits.ts";

let redis: RedisServer;
beforeAll(async () => {
  redis = await redisServer();
  await redis.start();
});
afterAll(() => redis.stop());

const opened: Limits[] = [];
const open = (...options: Parameters<typeof openLimits>) => {
  const limits = openLimits(...options);
  opened.push(limits);
  return limits;
};
afterEach(() => Promise.all(opened.splice(0).map((limits) => limits.close())));

let names = 0;
const unused = () => `limit-${++names}`;

const outcome = (taken: Promise<void>): Promise<string> =>
  taken.then(
    () => "passed",
    ({ code }: ApiError) => code,
  );

/** How many of so many takes at once pass. */
async function passing(limiter: Limiter, key: string, times: number): Promise<number> {
  const outcomes = await Promise.all(Array.from({ length: times }, () => outcome(limiter.take(key))));
  return outcomes.filter((it) => it === "passed").length;
}

/** A Redis that is well; only the machine may be busy. */
const healthy = () => ({ redisUrl: redis.url, patienceMs: 30_000 });

const places = [
  { place: "memory", openThere: () => open() },
  { place: "Redis", openThere: () => open({ ...healthy(), onError: fail }) },
];
const fail = (error: unknown) => expect.fail(String(error));

describe.each(places)("a limit in $place", ({ openThere }) => {
  it("lets the maximum pass, refuses what goes beyond with the time to wait, and other keys are not touched", async () => {
    const limiter = openThere().limiter(unused(), { max: 3, perMinutes: 5 });
    for (let time = 1; time <= 3; time++) await limiter.take("somebody");
    for (let time = 1; time <= 3; time++) {
      const refusal: ApiError = await limiter.take("somebody").then(fail, (error) => error);
      expect([refusal.code, refusal.status]).toEqual(["TOO_MANY_REQUESTS", 429]);
      expect(refusal.retryAfterSeconds).toSatisfy((seconds: number) => Number.isInteger(seconds) && seconds > 290);
      expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(300);
    }
    await limiter.take("somebody else");
  });

  it("lets no more pass when a hundred come at once", async () => {
    const limiter = openThere().limiter(unused(), { max: 7, perMinutes: 5 });
    expect(await passing(limiter, "somebody", 100)).toBe(7);
  });

  it("begins anew after its window, as it says", async () => {
    const limiter = openThere().limiter(unused(), { max: 2, perMinutes: 4 / 60 });
    expect(await passing(limiter, "somebody", 3)).toBe(2);
    const refusal: ApiError = await limiter.take("somebody").then(fail, (error) => error);
    await sleep((refusal.retryAfterSeconds ?? 0) * 1_000 + 50);
    expect(await passing(limiter, "somebody", 3)).toBe(2);
  });

  it("takes counts back, one for one, and what was refused was no count", async () => {
    const limiter = openThere().limiter(unused(), { max: 5, perMinutes: 5 });
    expect(await passing(limiter, "a school", 40)).toBe(5);
    await limiter.giveBack("a school");
    await limiter.giveBack("a school");
    expect(await passing(limiter, "a school", 40)).toBe(2);
  });

  it("never goes below nothing", async () => {
    const limiter = openThere().limiter(unused(), { max: 2, perMinutes: 5 });
    for (let time = 1; time <= 5; time++) await limiter.giveBack("somebody");
    expect(await passing(limiter, "somebody", 10)).toBe(2);
    await Promise.all(Array.from({ length: 9 }, () => limiter.giveBack("somebody")));
    expect(await passing(limiter, "somebody", 10)).toBe(2);
  });

  it("forgets a key, and no other", async () => {
    const limiter = openThere().limiter(unused(), { max: 1, perMinutes: 5 });
    await limiter.take("somebody");
    await limiter.take("somebody else");
    await limiter.forget("somebody");
    await limiter.forget("nobody");
    expect(await passing(limiter, "somebody", 2)).toBe(1);
    expect(await passing(limiter, "somebody else", 2)).toBe(0);
  });

  it("counts under each name apart, and has one rule for a name", async () => {
    const limits = openThere();
    const name = unused();
    await limits.limiter(name, { max: 1, perMinutes: 5 }).take("somebody");
    await limits.limiter(unused(), { max: 1, perMinutes: 5 }).take("somebody");
    expect(await passing(limits.limiter(name, { max: 1, perMinutes: 5 }), "somebody", 1)).toBe(0);
    expect(() => limits.limiter(name, { max: 2, perMinutes: 5 })).toThrow("two rules");
  });
});

it("keeps so many keys in memory and no more, and those that are tried again and again longest", async () => {
  const limiter = open().limiter(unused(), { max: 1, perMinutes: 60 });
  await limiter.take("left alone");
  await limiter.take("under attack");
  for (let made = 1; made <= KEYS_KEPT; made++) {
    await limiter.take(`made up ${made}`);
    if (made % 10_000 === 0) expect(await passing(limiter, "under attack", 1)).toBe(0);
  }
  expect(await passing(limiter, "under attack", 1)).toBe(0);
  expect(await passing(limiter, "left alone", 1)).toBe(1);
});

describe("with Redis", () => {
  const rule = { max: 10, perMinutes: 5 };

  it("all processes count together", async () => {
    const name = unused();
    const [first, second] = [1, 2].map(() => open({ ...healthy(), onError: fail }).limiter(name, rule));
    const passed = await Promise.all([first, second].map((it) => passing(it as Limiter, "somebody", 50)));
    expect((passed[0] ?? 0) + (passed[1] ?? 0)).toBe(10);
  });

  it("a count is still there after a restart of the process", async () => {
    const name = unused();
    const before = open(healthy());
    expect(await passing(before.limiter(name, rule), "somebody", 9)).toBe(9);
    await before.close();
    expect(await passing(open(healthy()).limiter(name, rule), "somebody", 9)).toBe(1);
  });

  it("stores no address and no e-mail, and nothing for ever", async () => {
    const limiter = open(healthy()).limiter(unused(), rule);
    await limiter.take("lin@example.com from 192.0.2.7");
    await limiter.take("x".repeat(100_000));
    const client = new Redis(redis.url);
    const keys = await client.keys("*");
    expect(keys.length).toBeGreaterThan(1);
    for (const key of keys) {
      expect(key).toMatch(/^dripstone:limit:limit-\d+:[\w-]{22}$/);
      expect(await client.ttl(key), key).not.toBe(-1);
    }
    client.disconnect();
  });
});

/** A second, by the product's own patience, and what a busy machine may add; connecting alone would have five. */
const HELD_UP_MAX_MS = 4_500;

describe("when Redis fails", () => {
  const rule = { max: 5, perMinutes: 5 };
  let failing: RedisServer;
  beforeAll(async () => {
    failing = await redisServer();
  });
  afterEach(() => failing.kill());
  afterAll(() => failing.stop());

  /** Shows that counts are in Redis, by another process that sees them. */
  const countedTogether = async (limits: Limits) => {
    const name = unused();
    const other = open({ redisUrl: failing.url }).limiter(name, rule);
    const own = limits.limiter(name, rule);
    await own.take("somebody");
    return (await passing(other, "somebody", 10)) === 4;
  };
  const back = { timeout: 20_000, interval: 100 };

  it("counts in memory while there is none at the start, tells it once, and takes Redis when it comes", async () => {
    const told = vi.fn();
    const limits = open({ redisUrl: failing.url, onError: told });
    const limiter = limits.limiter(unused(), rule);
    const start = performance.now();
    expect(await passing(limiter, "somebody", 100)).toBe(5);
    expect(await passing(limiter, "somebody else", 100)).toBe(5);
    expect(performance.now() - start).toBeLessThan(HELD_UP_MAX_MS);
    await sleep(2_500);
    expect(await passing(limiter, "somebody", 100)).toBe(0);
    expect(told).toHaveBeenCalledTimes(1);
    expect(told.mock.calls[0]?.[0]).toMatchObject({ code: "ECONNREFUSED" });
    await failing.start();
    await vi.waitFor(async () => expect(await countedTogether(limits)).toBe(true), back);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("counts in memory when it is killed in the middle, and in Redis when it is back", async () => {
    await failing.start();
    const told = vi.fn();
    const limits = open({ redisUrl: failing.url, onError: told });
    await vi.waitFor(async () => expect(await countedTogether(limits)).toBe(true), back);
    const limiter = limits.limiter(unused(), rule);
    const underway = passing(limiter, "somebody", 100);
    const killed = failing.kill();
    expect(await underway).toBeLessThanOrEqual(10);
    await killed;
    expect(await passing(limiter, "somebody else", 100)).toBe(5);
    expect(await passing(limiter, "somebody else", 100)).toBe(0);
    await limiter.giveBack("somebody else");
    await limiter.forget("somebody");
    expect(await passing(limiter, "somebody else", 100)).toBe(1);
    expect(told).toHaveBeenCalledTimes(1);
    await failing.start();
    await vi.waitFor(async () => expect(await countedTogether(limits)).toBe(true), back);
  });

  it("holds nobody up for long when it hangs, and later nobody at all", async () => {
    await failing.start();
    const told = vi.fn();
    const limits = open({ redisUrl: failing.url, onError: told });
    await vi.waitFor(async () => expect(await countedTogether(limits)).toBe(true), back);
    const limiter = limits.limiter(unused(), rule);
    failing.hang();
    let start = performance.now();
    expect(await passing(limiter, "somebody", 100)).toBe(5);
    expect(performance.now() - start).toBeLessThan(HELD_UP_MAX_MS);
    await sleep(200);
    start = performance.now();
    for (let time = 1; time <= 100; time++) expect(await passing(limiter, "somebody", 1)).toBe(0);
    expect(performance.now() - start).toBeLessThan(HELD_UP_MAX_MS);
    await sleep(3_000);
    expect(told).toHaveBeenCalledTimes(1);
    failing.goOn();
    await vi.waitFor(async () => expect(await countedTogether(limits)).toBe(true), back);
  });

  it("counts in memory when it refuses to write", async () => {
    await failing.start();
    const admin = new Redis(failing.url);
    await admin.config("SET", "maxmemory", "1");
    const told = vi.fn();
    const limiter = open({ redisUrl: failing.url, onError: told }).limiter(unused(), rule);
    expect(await passing(limiter, "somebody", 100)).toBe(5);
    expect(await passing(limiter, "somebody", 100)).toBe(0);
    expect(told).toHaveBeenCalledTimes(1);
    admin.disconnect();
  });

  it("does not keep a process from ending", async () => {
    await failing.start();
    const limits = open({ redisUrl: failing.url });
    await limits.limiter(unused(), rule).take("somebody");
    failing.hang();
    const start = performance.now();
    await limits.close();
    expect(performance.now() - start).toBeLessThan(HELD_UP_MAX_MS);
  });
});

describe("the network of an address", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::FFFF:C000:0201", "192.0.2.1"],
    ["192.0.2.1:50123", "192.0.2.1"],
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::1]:50123", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["::1", "::/64"],
    ["unknown", "unknown"],
    ["", ""],
  ])("%s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
