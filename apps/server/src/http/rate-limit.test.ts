import { endpoints } from "@dripstone/contract";
import type { Endpoint } from "@dripstone/contract/endpoint";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type CallOptions, type TestApp, testApp } from "../testing/app.ts";
import { type RedisServer, redisServer } from "../testing/redis-server.ts";
import { useTestApp } from "../testing/use-test-app.ts";
import { openLimits } from "./limits.ts";

const rows = (Object.entries(endpoints) as [keyof typeof endpoints, Endpoint][]).flatMap(([key, row]) =>
  row.rateLimit ? [{ key, row, ...row.rateLimit }] : [],
);
const ofAddresses = rows.filter(({ by }) => by !== "user");
/** One that is soon full. */
const [{ key: someKey, max: someMax, row: someRow, perMinutes: someMinutes }] = ofAddresses.filter(
  ({ max }) => max <= 100,
) as [(typeof rows)[number]];

/** A call that goes no further than it must: without a session, or with a body that does not fit. */
async function call(t: TestApp, key: (typeof rows)[number]["key"], row: Endpoint, options: CallOptions) {
  const names = Object.keys(row.params?.shape ?? {});
  const params = Object.fromEntries(names.map((name) => [name, "0"]));
  const reply = await t.call(key, { params, ...(row.body && { body: {} }), ...options });
  const { status, headers } = reply;
  return { status, code: status < 400 ? null : reply.error.code, retryAfter: headers["retry-after"] };
}

async function statusesOf(t: TestApp, times: number, options: (time: number) => CallOptions): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time++) statuses.push((await call(t, someKey, someRow, options(time))).status);
  return statuses;
}

const refusedOf = (statuses: number[]) => statuses.filter((status) => status === 429).length;

afterEach(() => void vi.useRealTimers());

describe("the limit of each row", () => {
  const t = useTestApp();

  it.each(ofAddresses)("$key: $max calls in $perMinutes minutes", async ({ key, row, max, perMinutes }) => {
    const options = { address: "192.0.2.1" };
    for (let time = 1; time <= max; time++) expect((await call(t, key, row, options)).status).not.toBe(429);
    const above = await call(t, key, row, options);
    expect([above.status, above.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(above.retryAfter).toMatch(/^[1-9]\d*$/);
    expect(Number(above.retryAfter)).toBeLessThanOrEqual(perMinutes * 60);
    expect((await call(t, key, row, { address: "192.0.2.2" })).status).not.toBe(429);
  });

  it.each(rows.filter(({ by }) => by === "user"))(
    "$key: $max calls of one user in $perMinutes minutes, wherever from, whoever else is behind the same address",
    async ({ key, row, max, perMinutes }) => {
      const role = row.access === "teacher" || row.access === "admin" ? row.access : "student";
      const [one, other] = [await t.signUp({ role }), await t.signUp({ role })];
      const address = "192.0.2.9";
      for (let time = 1; time <= max; time++) {
        expect((await call(t, key, row, { address, token: one.token })).status).not.toBe(429);
      }
      const above = await call(t, key, row, { token: one.token });
      expect([above.status, above.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
      expect(Number(above.retryAfter)).toBeLessThanOrEqual(perMinutes * 60);
      expect((await call(t, key, row, { address, token: other.token })).status).not.toBe(429);
    },
  );

  it("is over with its window, to the second that Retry-After told", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const options = { address: "192.0.2.3" };
    expect(refusedOf(await statusesOf(t, someMax, () => options))).toBe(0);
    vi.setSystemTime(Date.now() + someMinutes * 60_000 - 1_500);
    const { status, retryAfter } = await call(t, someKey, someRow, options);
    expect([status, retryAfter]).toEqual([429, "2"]);
    vi.setSystemTime(Date.now() + 2_000);
    expect(refusedOf(await statusesOf(t, someMax + 1, () => options))).toBe(1);
  });

  it("counts all addresses of an IPv6 /64 as one, and IPv4 within IPv6 as IPv4", async () => {
    const rotating = (time: number) => ({ address: `2001:db8:1:2:${(time * 97).toString(16)}::${time.toString(16)}` });
    expect(refusedOf(await statusesOf(t, someMax + 5, rotating))).toBe(5);
    expect((await call(t, someKey, someRow, { address: "2001:db8:1:3::1" })).status).not.toBe(429);
    const twoForms = (time: number) => ({ address: time % 2 ? "192.0.2.4" : "::ffff:192.0.2.4" });
    expect(refusedOf(await statusesOf(t, someMax + 5, twoForms))).toBe(5);
  });

  it("is not evaded by headers that name another address", async () => {
    const forged = (time: number) => ({
      address: "192.0.2.5",
      headers: Object.fromEntries(
        ["x-forwarded-for", "x-real-ip", "forwarded", "true-client-ip", "cf-connecting-ip"].map((name) => [
          name,
          `198.51.100.${time % 256}`,
        ]),
      ),
    });
    expect(refusedOf(await statusesOf(t, someMax + 5, forged))).toBe(5);
  });
});

describe("behind proxies that were named", () => {
  const t = useTestApp({ trustProxy: ["loopback", "10.0.0.0/8"] });

  const through = (address: string, forwarded: string) => ({ address, headers: { "x-forwarded-for": forwarded } });

  it("counts the client that the proxy saw, whatever the client says that it forwards", async () => {
    const forged = (time: number) => through("10.0.0.1", `198.51.100.${time % 256}, 192.0.2.1`);
    expect(refusedOf(await statusesOf(t, someMax + 5, forged))).toBe(5);
    const twoProxies = through("10.0.0.1", "198.51.100.1, 192.0.2.1, 10.0.0.2");
    expect((await call(t, someKey, someRow, twoProxies)).status).toBe(429);
    expect((await call(t, someKey, someRow, through("10.0.0.1", "192.0.2.2"))).status).not.toBe(429);
  });

  it("counts by the socket whoever comes past the proxy", async () => {
    const direct = (time: number) => through("192.0.2.9", `198.51.100.${time % 256}`);
    expect(refusedOf(await statusesOf(t, someMax + 5, direct))).toBe(5);
  });

  it("counts a client once whose port the proxy tells, too", async () => {
    const ports = (time: number) => through("10.0.0.1", `192.0.2.10:${50_000 + time}`);
    expect(refusedOf(await statusesOf(t, someMax + 5, ports))).toBe(5);
  });
});

describe("with Redis", () => {
  const address = "192.0.2.1";
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await redisServer();
    await redis.start();
  });
  afterAll(() => redis.stop());

  /** A process of the application with limits of its own. */
  async function process(onError?: (error: unknown) => void) {
    // Where Redis is well, only the machine may be busy.
    const limits = openLimits({ redisUrl: redis.url, ...(onError ? { onError } : { patienceMs: 30_000 }) });
    const t = await testApp({ limits });
    const end = async () => {
      await t.close();
      await limits.close();
    };
    return { t, end };
  }

  it("two processes count together, and the next one after a restart goes on", async () => {
    const [first, second] = [await process(), await process()];
    const half = Math.floor(someMax / 2);
    expect(refusedOf(await statusesOf(first.t, half, () => ({ address })))).toBe(0);
    expect(refusedOf(await statusesOf(second.t, someMax - half, () => ({ address })))).toBe(0);
    for (const { t } of [first, second]) {
      const { status, retryAfter } = await call(t, someKey, someRow, { address });
      expect(status).toBe(429);
      expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    await first.end();
    await second.end();
    const next = await process();
    expect((await call(next.t, someKey, someRow, { address })).status).toBe(429);
    await next.end();
  });

  it("answers and limits while Redis hangs or is gone", async () => {
    const told = vi.fn();
    const { t, end } = await process(told);
    expect((await t.call("GET /health")).status).toBe(200);
    redis.hang();
    expect(refusedOf(await statusesOf(t, someMax + 5, () => ({ address: "192.0.2.6" })))).toBe(5);
    await redis.kill();
    expect(refusedOf(await statusesOf(t, someMax + 5, () => ({ address: "192.0.2.7" })))).toBe(5);
    expect(told).toHaveBeenCalledTimes(1);
    await end();
  });
});
