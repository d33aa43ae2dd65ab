import { openProduct } from "../../apps/server/src/product.ts";
import { testDatabase } from "../../apps/server/src/testing/database.ts";
import { startTestDatabaseServer } from "../../apps/server/src/testing/database-server.ts";
import { signUp } from "../../apps/server/src/testing/sign-up.ts";

/**
 * How long a wrong password takes for an address with an account and for one without: 200 tries each, in turn, so that a busy
 * moment of the machine falls on both. Ends with status 1 when the medians differ by more than a tenth.
 *
 *     node bench/login-timing/run.ts
 */
const TRIES = 200;
const TRIES_PER_ACCOUNT = 5;
const TOLERANCE = 0.1;

const server = await startTestDatabaseServer();
const { db, url, drop } = await testDatabase();
const clock = () => new Date();
const siteUrl = "http://127.0.0.1";
const product = await openProduct({
  db,
  databaseUrl: url,
  clock,
  siteUrl,
  filesFolder: "unused",
  deliver: async () => {},
  background: false,
  trustProxy: "127.0.0.1",
});
const origin = await product.app.listen({ host: "127.0.0.1", port: 0 });

try {
  const known: string[] = [];
  for (let account = 0; account < TRIES / TRIES_PER_ACCOUNT; account++) {
    known.push((await signUp(db, clock())).user.email);
  }
  for (let warming = 0; warming < 20; warming++) await timeOf("warming@example.com", 10_000 + warming);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let index = 0; index < TRIES; index++) {
    const account = known[index % known.length] ?? "";
    times.known.push(await timeOf(account, 2 * index));
    times.unknown.push(await timeOf(account.replace("student", "nobody"), 2 * index + 1));
  }
  const [ofKnown, ofUnknown] = [medianOf(times.known), medianOf(times.unknown)];
  const difference = Math.abs(ofKnown - ofUnknown) / Math.min(ofKnown, ofUnknown);
  console.log(`known: ${ofKnown.toFixed(2)} ms, unknown: ${ofUnknown.toFixed(2)} ms (medians of ${TRIES})`);
  console.log(`difference: ${(100 * difference).toFixed(1)} %`);
  process.exitCode = difference > TOLERANCE ? 1 : 0;
} finally {
  await product.close();
  await drop();
  await server.stop();
}

/** Milliseconds of a login with a wrong password; every try comes from an address of its own, so that no limit stops it. */
async function timeOf(email: string, caller: number): Promise<number> {
  const address = `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`;
  const start = performance.now();
  const reply = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ email, password: "Wrong5tone!cave" }),
  });
  await reply.text();
  if (reply.status !== 401) throw new Error(`Expected 401, but got ${reply.status}`);
  return performance.now() - start;
}

function medianOf(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return ((sorted[TRIES / 2 - 1] ?? 0) + (sorted[TRIES / 2] ?? 0)) / 2;
}
