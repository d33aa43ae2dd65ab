import { fork } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { testApp } from "../testing/app.ts";

const CLIENTS = 2_000;

it("serves others while 2,000 clients are slow, and closes on each of those", async () => {
  const timeouts = { headMs: 6_000, requestMs: 6_000, silenceMs: 60_000, checkEveryMs: 500 };
  const t = await testApp({ timeouts, trustProxy: "127.0.0.1" });
  await t.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = t.app.server.address() as AddressInfo;

  const slow = fork(new URL("../testing/slow-clients.ts", import.meta.url), [`${port}`, `${CLIENTS}`], {
    execArgv: [],
  });
  // It would keep the whole run waiting.
  onTestFinished(() => void slow.kill());
  const ended = once(slow, "exit");
  const begun = performance.now();
  const times: number[] = [];
  let most = 0;
  let closed = false;
  slow.on("message", (message) => {
    closed = message === "closed";
  });
  while (!closed && slow.connected) {
    const start = performance.now();
    expect(await statusOf(`http://127.0.0.1:${port}/api/health`)).toBe(200);
    times.push(performance.now() - start);
    most = Math.max(most, await promisify(t.app.server.getConnections.bind(t.app.server))());
    await sleep(25);
  }
  expect(closed).toBe(true);
  await ended;
  expect(performance.now() - begun).toBeLessThan(40_000);
  expect(most).toBeGreaterThanOrEqual(CLIENTS);
  expect(Math.max(...times)).toBeLessThan(5_000);
  await t.close();
});

it("ends a body that takes its time, and leaves a connection alone whose body has come", async () => {
  const t = await testApp({ timeouts: { headMs: 10_000, requestMs: 700, silenceMs: 60_000, checkEveryMs: 500 } });
  const { port } = new URL(await t.app.listen({ port: 0, host: "127.0.0.1" }));
  const post =
    "POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n";
  const statuses = async (...pieces: string[]) => {
    const socket = connect(Number(port), "127.0.0.1");
    let received = "";
    socket.on("data", (bytes) => {
      received += bytes;
    });
    const closed = new Promise((resolve) => socket.on("error", () => {}).once("close", resolve));
    for (const piece of pieces) {
      socket.write(piece);
      await sleep(1_200);
    }
    socket.end();
    await closed;
    return [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  };
  const health = "GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n";
  expect(await statuses(`${post}{`)).toEqual(["408"]);
  expect(await statuses(`${post}{}`, health)).toEqual(["400", "200"]);
  await t.close();
});

it("has time-outs for slow clients unless told otherwise", async () => {
  const t = await testApp();
  const { headersTimeout, requestTimeout, timeout } = t.app.server;
  expect({ headersTimeout, requestTimeout, timeout }).toEqual({
    headersTimeout: 10_000,
    // 10 MB at the pace of the slowest line; whatever is no upload has 30 s (`boundBodies`).
    requestTimeout: 340_000,
    timeout: 60_000,
  });
  await t.close();
});

/** By a connection of its own, as a newcomer has it. */
function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode));
    });
    request.once("error", reject);
  });
}
