import { openProduct } from "../../apps/server/src/product.ts";
import { testDatabase } from "../../apps/server/src/testing/database.ts";
import { startTestDatabaseServer } from "../../apps/server/src/testing/database-server.ts";
import { signUp } from "../../apps/server/src/testing/sign-up.ts";
import { medianOf, rankSumP } from "./rank-sum.ts";

/**
 * Whether replies tell an address with an account from one without: logins with a wrong password one by one, and registrations,
 * requests for a new confirmation or password, and wrong codes 16 at once. Known and unknown addresses come in turn, or mixed in each
 * sixteen, so that a busy moment of the machine falls on both. Prints the medians and how likely such a difference is by chance (rank
 * sum), and ends with status 1 when that is below 0.001: a busy machine moves medians, but not the ranks of calls that come in turn.
 *
 *     node bench/login-timing/run.ts
 */
const TRIES = 200;
const AT_ONCE = 16;
const CHANCE_MIN = 0.001;

const server = await startTestDatabaseServer();
const { db, url, drop } = await testDatabase();
const clock = () => new Date();
const product = await openProduct({
  db,
  databaseUrl: url,
  clock,
  siteUrl: "http://127.0.0.1",
  filesFolder: "unused",
  deliver: async () => {},
  trustProxy: "127.0.0.1",
});
await product.startWork();
const origin = await product.app.listen({ host: "127.0.0.1", port: 0 });
let callers = 0;

try {
  const wrong = { password: "Wrong5tone!cave" };
  const person = { name: "Mei", password: "Lime5tone!cave", birthYear: 1990, birthMonth: 5 };
  const registration = { ...person, preferredLanguage: "en", agreedToTerms: true };
  await compare("login, one by one", { path: "login", body: wrong, status: 401, atOnce: 2 });
  await compare("registration", { path: "register", body: registration, status: 202 });
  await compare("new confirmation", { path: "resend-verification", body: {}, status: 202, verified: false });
  await compare("new password", { path: "forgot-password", body: {}, status: 202 });
  await compare("wrong code", { path: "verify-email-code", body: { code: "000000" }, status: 400, verified: false });
} finally {
  await product.close();
  await drop();
  await server.stop();
}

type Asked = {
  path: string;
  body: object;
  status: number;
  atOnce?: number;
  /** Whether the known addresses are confirmed; otherwise each has a letter with a code. */
  verified?: boolean;
};

async function compare(what: string, { path, body, status, atOnce = AT_ONCE, verified = true }: Asked): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const time = async (email: string, of: number[] | null) => {
    const taken = await timeOf(path, { ...body, email }, status);
    of?.push(taken);
  };
  for (let warming = 0; warming < 20; warming++) await time(`warming-${warming}@example.com`, null);
  while (times.known.length < TRIES) {
    const known: string[] = [];
    for (let index = 0; index < atOnce / 2; index++) known.push((await signUp(db, clock(), { verified })).user.email);
    if (!verified) {
      for (const email of known) await timeOf("resend-verification", { email }, 202);
      await product.doOrdered();
      await product.sendDue();
    }
    const calls = known.flatMap((email) => [
      () => time(email, times.known),
      () => time(email.replace("student", "nobody"), times.unknown),
    ]);
    if (Math.random() < 0.5) calls.reverse();
    if (atOnce > 2) await Promise.all(calls.map((call) => call()));
    else for (const call of calls) await call();
  }
  const [known, unknown] = [medianOf(times.known), medianOf(times.unknown)];
  const chance = rankSumP(times.known, times.unknown);
  const difference = Math.abs(known - unknown) / Math.min(known, unknown);
  console.log(
    `${what}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms (medians of ${times.known.length} each, ${(100 * difference).toFixed(1)} %), p = ${chance.toFixed(3)}`,
  );
  if (chance < CHANCE_MIN) process.exitCode = 1;
}

/** Milliseconds of a call; every one comes from an address of its own, so that no limit stops it. */
async function timeOf(path: string, body: object, status: number): Promise<number> {
  callers += 1;
  const address = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
  const start = performance.now();
  const reply = await fetch(`${origin}/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify(body),
  });
  await reply.text();
  if (reply.status !== status) throw new Error(`Expected ${status}, but got ${reply.status}`);
  return performance.now() - start;
}
