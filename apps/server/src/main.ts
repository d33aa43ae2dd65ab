import "./short-patterns.ts";
import { join } from "node:path";
import { site } from "../../../site.config.ts";
import { openDataFolder } from "./data-folder.ts";
import { connect, type Database } from "./database/connect.ts";
import { migrate } from "./database/migrate.ts";
import { type Env, readEnv, siteUrlOf, tellSettings } from "./env.ts";
import { memoryGiver } from "./give-memory-back.ts";
import { builtWeb, devWeb } from "./http/pages/web.ts";
import { hourly } from "./jobs/hourly.ts";
import { Lifetime } from "./lifetime.ts";
import { checkPort, freePort, listen } from "./listen.ts";
import { outboxDelivery, smtpDelivery } from "./mail/delivery.ts";
import { clearOutbox, forgetLetters } from "./mail/outbox.ts";
import { openDatabase } from "./open-database.ts";
import { readCommit } from "./operation/read-commit.ts";
import { whoIsThere } from "./people/who-is-there.ts";
import { openProduct } from "./product.ts";
import { reasonOf } from "./reason.ts";
import { seed } from "./seed/seed.ts";
import { spareMemory } from "./spare-memory.ts";
import { complaintOf } from "./start-error.ts";
import { warmUpTutor } from "./warm-up-tutor.ts";

/** Starts everything, serves until it is told to end, and ends everything in the opposite order. */
const lifetime = new Lifetime();
let isUp = false;
try {
  // Whatever a start waits for just then, it does not have to be waited for: its parts are ended below.
  await Promise.race([start(readEnv(), lifetime), lifetime.over]);
  await lifetime.over;
} catch (error) {
  if (!lifetime.signal.aborted) {
    console.error(complaintOf(error));
    process.exitCode = 1;
  }
}
if (lifetime.signal.aborted && !isUp) console.error("Told to end before the site was up: ending");
await lifetime.end();
process.exit();

async function start(env: Env, lifetime: Lifetime): Promise<void> {
  const clock = () => new Date();
  const port = env.port === 0 ? await freePort() : env.port;
  const siteUrl = siteUrlOf(env, port);
  await checkPort(port, env.host);
  const outbox = join(env.dataFolder, "outbox");
  const filesFolder = join(env.dataFolder, "files");
  await openDataFolder(env.dataFolder, env.smtpUrl ? [filesFolder] : [filesFolder, outbox]);

  // PostgreSQL starts meanwhile in a process of its own. Later, reading the bundle would hold up our connections to it.
  const loading = env.dev ? devWeb() : builtWeb();
  loading.then((web) => lifetime.onEnd(async () => web.close?.())).catch(() => {});
  const databaseUrl = await openDatabase(env, lifetime);
  const web = await loading;
  await prepareDatabase(databaseUrl, { now: clock(), demo: env.seedDemo });
  lifetime.signal.throwIfAborted();
  const db = connect(databaseUrl);
  lifetime.onEnd(() => db.destroy());

  const product = await openProduct({
    db,
    databaseUrl,
    clock,
    siteUrl,
    filesFolder,
    premises: {
      dataFolder: env.dataFolder,
      ...(!env.smtpUrl && { outbox }),
      commit: await readCommit(),
      settings: tellSettings(),
    },
    bucketUrl: env.bucketUrl,
    deliver: env.smtpUrl ? smtpDelivery(env.smtpUrl) : outboxDelivery(outbox, clock),
    forgetLetters: (userId) => forgetLetters(outbox, userId),
    redisUrl: env.redisUrl,
    tutorProviders: env.tutorProviders,
    analyticsTag: env.analyticsTag,
    log: { level: env.logLevel },
    ...(env.trustProxy && { trustProxy: env.trustProxy }),
    hstsSubdomains: env.hstsSubdomains,
    web,
    // Also where a mail server has taken its place since.
    chores: [hourly("clear-outbox", () => clearOutbox(outbox, { now: clock(), living: (ids) => whoIsThere(db, ids) }))],
    onError: tellError,
    onEnd: (end, patienceMs) => lifetime.onEnd(end, patienceMs),
  });
  lifetime.signal.throwIfAborted();
  lifetime.onEnd(await listen(product.app, port, env.host));
  isUp = true;

  console.log(`${site.name.en} · ${site.name.ch}: ${siteUrl}`);
  console.log(
    env.smtpUrl
      ? `Mail goes through ${new URL(env.smtpUrl).host}`
      : `Mail goes to the folder ${outbox} (set SMTP_URL to send it)`,
  );
  await product.startWork();
  await warmUpTutor(lifetime.signal);
  const endSparing = spareMemory(await memoryGiver());
  lifetime.onEnd(async () => endSparing());
}

/** What failed will be tried again, and nobody is turned away for it: one line is enough. */
function tellError(part: string, error: unknown): void {
  // Mail servers like to name the reader in what they answer.
  const text = reasonOf(error).replace(/[^\s<>]+@[^\s<>]+/g, "…");
  const meanwhile = part === "redis" ? "; until it is back, each process counts its limits on its own" : "";
  console.error(`${part}: ${text}${meanwhile}`);
}

/** Brings the database up to date, and tells what nobody can look up later. */
async function prepareDatabase(url: string, options: { now: Date; demo: boolean }): Promise<void> {
  const db: Database = connect(url, { max: 2, unhurried: true });
  try {
    await migrate(db);
    const { admin, demo } = await seed(db, options);
    if (admin) {
      if (admin.taken)
        console.log(`${admin.taken} is the account of somebody who is no admin; another address takes its place`);
      console.log(`The first admin is ${admin.email} with the password ${admin.password}`);
      console.log("  It is shown this once and kept nowhere: note it now");
    }
    if (admin && demo) console.log(`Demo people: ${demo.emails.join(", ")} with the password ${demo.password}`);
  } finally {
    await db.destroy();
  }
}
