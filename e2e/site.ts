import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOUR_MS } from "@dripstone/contract/durations";
import type { Locale } from "@dripstone/contract/locale";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { sql } from "kysely";
import { tidyUp } from "../apps/server/src/chores.ts";
import type { Database } from "../apps/server/src/database/connect.ts";
import { builtWeb } from "../apps/server/src/http/pages/web.ts";
import { freePort } from "../apps/server/src/listen.ts";
import { outboxDelivery } from "../apps/server/src/mail/delivery.ts";
import { openProduct, type ProductOptions } from "../apps/server/src/product.ts";
import { seed } from "../apps/server/src/seed/seed.ts";
import { testDatabase } from "../apps/server/src/testing/database.ts";
import { type SignedUp, type SignUpOptions, signUp } from "../apps/server/src/testing/sign-up.ts";
import { site as brand } from "../site.config.ts";

const MAIL_TIMEOUT_MS = 15_000;

/** A letter of the outbox with what a person takes out of it. */
type OutboxLetter = { subject: string; text: string; link: string; code: string };

/** The running product, for the tests of one file. */
export type Site = {
  url: string;
  db: Database;
  /** The server's clock; browsers have their own. */
  clock: { now(): Date; advanceHours(hours: number): void };
  /** Waits until a letter to an address is ordered that was not taken yet, and has it sent at once. */
  nextMail(to: string): Promise<OutboxLetter>;
  /** While it is down, no letter gets through; once it is back, those that wait go out when they are asked for. */
  mailServer: { goDown(): void; comeBack(): Promise<void> };
  /** Does what the server does of itself every hour. */
  tidyUp(): Promise<void>;
  /** Does what calls have ordered to be done after the reply. */
  doOrdered(): Promise<void>;
  /** A user with an open session, without the way through register and mail. */
  signUp(options?: SignUpOptions): Promise<SignedUp>;
};

/** What a site has that others do not; asked for when it starts. */
type SetUp = { analyticsTag?: () => Promise<ProductOptions["analyticsTag"]> };

/** Starts the product on a database of this file's own, with the school's real content; call it at the top of a file. */
export function useSite(setUp: SetUp = {}): Site {
  let running: Running | undefined;
  const it = (): Running => {
    if (!running) throw new Error("The site runs only within tests");
    return running;
  };
  test.beforeAll(async () => {
    running = await startSite(setUp);
  });
  test.afterAll(async () => {
    await running?.stop();
  });
  return {
    get url() {
      return it().url;
    },
    get db() {
      return it().db;
    },
    get clock() {
      return it().clock;
    },
    nextMail: (to) => it().nextMail(to),
    get mailServer() {
      return it().mailServer;
    },
    tidyUp: () => it().tidyUp(),
    doOrdered: () => it().doOrdered(),
    signUp: (options) => signUp(it().db, it().clock.now(), options),
  };
}

type Running = Omit<Site, "signUp"> & { stop(): Promise<void> };

async function startSite({ analyticsTag }: SetUp): Promise<Running> {
  const { db, url: databaseUrl, drop } = await testDatabase();
  const outbox = await mkdtemp(join(tmpdir(), "dripstone-outbox-"));
  let aheadMs = startAheadMs();
  const clock = {
    now: () => new Date(Date.now() + aheadMs),
    advanceHours(hours: number) {
      aheadMs += hours * HOUR_MS;
    },
  };
  await seed(db, { now: clock.now(), demo: false });
  const deliver = outboxDelivery(outbox, clock.now);
  let isMailDown = false;
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const product = await openProduct({
    db,
    databaseUrl,
    clock: clock.now,
    siteUrl: url,
    filesFolder: join(outbox, "files"),
    deliver: async (letter, signal) => {
      if (isMailDown) throw new Error("connect ECONNREFUSED");
      await deliver(letter, signal);
    },
    web: await builtWeb(),
    analyticsTag: await analyticsTag?.(),
    background: false,
  });
  // It is not told to begin with its mail and its chores: letters are sent when a journey asks for them, at once.
  // On one address of localhost only: limits count what comes from a browser and from a test as one.
  await product.app.listen({ port, host: "127.0.0.1" });
  return {
    url,
    db,
    clock,
    mailServer: {
      goDown() {
        isMailDown = true;
      },
      async comeBack() {
        await product.sendDue();
        isMailDown = false;
        await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db);
      },
    },
    tidyUp: () => tidyUp(product.deps),
    doOrdered: () => product.doOrdered(),
    nextMail: outboxReader(outbox, product.sendDue),
    async stop() {
      await product.close();
      await drop();
      await rm(outbox, { recursive: true, force: true });
    },
  };
}

/** No week ends in the middle of a file: in the last hour of one the server's clock starts in the next. */
function startAheadMs(): number {
  const { timeZone } = brand;
  const format = new Intl.DateTimeFormat("en-US", { timeZone, weekday: "short", hour: "2-digit", hourCycle: "h23" });
  return /^Sun\D*23/.test(format.format(new Date())) ? HOUR_MS : 0;
}

function outboxReader(folder: string, sendDue: () => Promise<void>): Site["nextMail"] {
  const taken = new Set<string>();
  return async (to) => {
    let found: OutboxLetter | undefined;
    await expect
      .poll(
        async () => {
          await sendDue();
          for (const name of (await readdir(folder)).sort()) {
            if (!name.endsWith(".txt") || taken.has(name)) continue;
            const text = await readFile(join(folder, name), "utf8");
            if (!text.startsWith(`To: ${to}\n`)) continue;
            taken.add(name);
            found = {
              text,
              subject: /^Subject: (.*)$/m.exec(text)?.[1] ?? "",
              link: /https?:\/\/\S+/.exec(text)?.[0] ?? "",
              code: /^\d{6}$/m.exec(text)?.[0] ?? "",
            };
            return true;
          }
          return false;
        },
        { message: `a letter to ${to}`, timeout: MAIL_TIMEOUT_MS, intervals: [50] },
      )
      .toBe(true);
    return found as OutboxLetter;
  };
}

/** Lets a browser context see the site in a language. */
export async function speak(context: BrowserContext, url: string, locale: Locale): Promise<void> {
  await context.addCookies([{ name: "lang", value: locale, url }]);
}

/** Opens a page and waits until it has come alive. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "commit" });
  await alive(page);
}

/** Opens a page, and waits for the answers to these calls of the API, which it makes by itself: what follows is not about them. */
export async function openAnswered(page: Page, address: string, ...calls: string[]): Promise<void> {
  const answers = calls.map((call) => page.waitForResponse(`**/api${call}`));
  await open(page, address);
  await Promise.all(answers);
}

/** Opens a page whose scripts are on their way until they are let go. */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  return resolve;
}

/** Waits until the page has been hydrated and has looked at the kept session. */
export async function alive(page: Page): Promise<void> {
  await page.locator("html[data-alive]").waitFor();
}

/** Puts a session into the browser as a login would have left it. */
export async function keepSession(context: BrowserContext, { token, user }: SignedUp): Promise<void> {
  await context.addInitScript(
    ([keptToken, keptUser]) => {
      if (sessionStorage.getItem("session-kept")) return;
      sessionStorage.setItem("session-kept", "yes");
      localStorage.setItem("token", keptToken);
      localStorage.setItem("user", keptUser);
    },
    [token, JSON.stringify(user)] as const,
  );
}
