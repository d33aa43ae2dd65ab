import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dayAfter } from "@dripstone/contract/analytics/range";
import { LIST_END } from "@dripstone/contract/lists/list";
import { chromium } from "@playwright/test";
import { sql } from "kysely";
import { builtWeb } from "../../apps/server/src/http/pages/web.ts";
import { openProduct } from "../../apps/server/src/product.ts";
import { seed } from "../../apps/server/src/seed/seed.ts";
import { testDatabase } from "../../apps/server/src/testing/database.ts";
import { startTestDatabaseServer } from "../../apps/server/src/testing/database-server.ts";
import { plantLargeSchool } from "../../apps/server/src/testing/large-school.ts";
import { signUp } from "../../apps/server/src/testing/sign-up.ts";

/**
 * How long the lists and charts of the back office take with 5,000 accounts and a year of events: what the server needs for each view, and how long
 * somebody waits in a browser between a click and the new rows. Ends with status 1 when half of the times of anything are above the bar.
 *
 *     node bench/office/run.ts            (after a build; CHROME_PATH as for the journeys)
 */
const BAR_MS = 300;
const TIMES = 10;

const server = await startTestDatabaseServer();
const { db, url, drop } = await testDatabase();
const now = new Date();
await seed(db, { now, demo: false });
const { token, user } = await signUp(db, now, { role: "admin", name: "Office" });
await plantLargeSchool(db, { admin: user.id, now });
const folder = await mkdtemp(join(tmpdir(), "dripstone-bench-"));
const clock = () => new Date();
const product = await openProduct({
  ...{ db, databaseUrl: url, clock, siteUrl: "http://127.0.0.1", filesFolder: folder, web: await builtWeb() },
  deliver: async () => {},
  trustProxy: "127.0.0.1",
});
const origin = await product.app.listen({ host: "127.0.0.1", port: 0 });

const day = now.toISOString().slice(0, "YYYY-MM-DD".length);
const { id: room } = await db.selectFrom("classes").select("id").orderBy("id").limit(1).executeTakeFirstOrThrow();

// The newest deeds are on things of many kinds, whose names are looked up when the log is read.
await sql`
  insert into audit_log (actor_id, actor_role, endpoint, subject, details, at)
  select ${user.id}::uuid, 'admin', 'PUT /class-places/{id}/payment', thing.id::text, '{}', ${now}::timestamptz
  from (
    (select id from users order by id limit 40)
    union all (select id from class_places order by id limit 20)
    union all (select id from classes order by id limit 20)
    union all (select id from weekly_problems order by id limit 10)
    union all (select id from forum_categories order by id limit 10)
  ) as thing
`.execute(db);
const flags = await db
  .insertInto("chatFlags")
  .values(
    Array.from({ length: TIMES }, (_, time) => ({
      ...{ userId: user.id, sessionId: `chat_1790000000000_bench${time}`, said: "412-555-0143", at: now },
      kind: "personal-data" as const,
    })),
  )
  .returning("id")
  .execute();
const flagOf = (time: number) => flags[time]?.id ?? "";

const users = "/users?size=100&sort=";
const rows = {
  "users, newest": `${users}newest`,
  "users, oldest": `${users}oldest`,
  "users, by name": `${users}name`,
  "users, last seen": `${users}seen`,
  "users, last page": `${users}newest&before=${LIST_END}`,
  "users, last page by name": `${users}name&before=${LIST_END}`,
  "users, students": `${users}newest&kind=student`,
  "users, deactivated": `${users}newest&state=deactivated`,
  "users, unverified": `${users}newest&state=unverified`,
  "users, away for long": `${users}newest&seen=unseen`,
  "users, of a class": `${users}newest&class=${room}`,
  "users, Chinese name in two words": `${users}newest&q=${encodeURIComponent("小雨 林")}`,
  "users, an address": `${users}newest&q=person-4321@large`,
  "users, nobody": `${users}newest&q=nobodyatall`,
  "audit log, newest": "/audit?sort=newest&size=100",
  "audit log, names of things of many kinds": `/audit?sort=newest&size=100&from=${day}`,
  "audit log, last page": `/audit?sort=newest&size=100&before=${LIST_END}`,
  "audit log, an address": "/audit?sort=newest&size=100&q=person-31234@",
  "audit log, nothing": "/audit?sort=newest&size=100&q=nothing+at+all",
  "audit log, people in a month": `/audit?sort=newest&size=100&area=people&from=${dayAfter(day, -200)}&to=${dayAfter(day, -170)}`,
  "registrations of a class of 150": `/classes/${room}/roster?language=en`,
  "all classes": "/admin/classes",
  "what waits": "/office/waiting",
  "the site's settings": "/admin/site",
  "backups that are there": "/backups",
  "health of the site": "/operation/health",
  "whom a family asks": "/family/asked",
  "who asks to follow along": "/family/requests",
  "an account": `/users/${user.id}?language=en`,
  ...Object.fromEntries(
    [7, 28, 90, 365].map((days) => [
      `analytics, ${days} days`,
      `/analytics?${new URLSearchParams({ from: dayAfter(day, 1 - days), to: day })}`,
    ]),
  ),
};

const tooSlow: string[] = [];
function tell(name: string, times: number[]): void {
  times.sort((one, other) => one - other);
  const half = times[Math.floor(times.length / 2)] ?? 0;
  if (half > BAR_MS) tooSlow.push(name);
  console.log(`| ${name} | ${half.toFixed(0)} ms | ${(times.at(-1) ?? 0).toFixed(0)} ms |`);
}

// What a reply costs that nothing is done for: the other times are to be read beside it.
const bare = createServer((_, reply) => reply.end("{}")).listen(0, "127.0.0.1");
await once(bare, "listening");
const { port } = bare.address() as AddressInfo;
const bareTimes: number[] = [];
for (let time = 0; time < TIMES; time += 1) {
  const begun = performance.now();
  await (await fetch(`http://127.0.0.1:${port}/`)).text();
  bareTimes.push(performance.now() - begun);
}
tell("a bare route", bareTimes);
bare.close();

type Asked = { address: string; body?: object };

async function ask(name: string, asked: (time: number) => Asked): Promise<void> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const { address, body } = asked(time);
    const begun = performance.now();
    const reply = await fetch(`${origin}/api${address}`, {
      headers: {
        authorization: `Bearer ${token}`,
        "x-forwarded-for": `10.0.${time}.${times.length}`,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    await reply.text();
    if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
    times.push(performance.now() - begun);
  }
  tell(name, times);
}

for (const [name, address] of Object.entries(rows)) await ask(name, () => ({ address }));
await ask("a flag is taken care of", (time) => ({
  ...{ address: `/chatbot/flags/${flagOf(time)}/care`, body: { note: "Called home.", flags: [flagOf(time)] } },
}));
await ask("a flag waits again", (time) => ({ address: `/chatbot/flags/${flagOf(time)}/reopen`, body: {} }));

const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
await page.addInitScript(
  ([keptToken, keptUser]) => {
    localStorage.setItem("token", keptToken);
    localStorage.setItem("user", keptUser);
  },
  [token, JSON.stringify(user)] as const,
);

/** From a step of the browser's history to the rows of that view, which were not there before. */
async function wait(name: string, start: string, views: readonly string[]): Promise<void> {
  const times: number[] = [];
  await page.goto(origin + start);
  await page.locator("main").getByText(/\d/).filter({ visible: true }).first().waitFor();
  for (const view of views) {
    times.push(
      await page.evaluate<number>(`(async (address) => {
        const shown = () => document.querySelector("main")?.textContent ?? "";
        const before = shown();
        const begun = performance.now();
        history.pushState({ idx: 1, key: address }, "", address);
        dispatchEvent(new PopStateEvent("popstate", { state: { idx: 1, key: address } }));
        while (shown() === before || document.querySelector("main [aria-busy='true']"))
          await new Promise((painted) => requestAnimationFrame(painted));
        return performance.now() - begun;
      })(${JSON.stringify(view)})`),
    );
  }
  tell(name, times);
}

await wait("in a browser: users", "/admin/users", [
  "/admin/users?sort=name",
  "/admin/users?sort=oldest",
  "/admin/users?kind=parent",
  "/admin/users?q=%E5%B0%8F%E9%9B%A8",
  "/admin/users?sort=seen&size=100",
  `/admin/users?before=${LIST_END}`,
]);
await wait("in a browser: audit log", "/admin/audit", [
  "/admin/audit?sort=oldest",
  "/admin/audit?q=person-31234",
  "/admin/audit?area=people",
  `/admin/audit?before=${LIST_END}`,
]);
await wait(
  "in a browser: analytics",
  "/admin/analytics",
  [7, 90, 365].map((days) => `/admin/analytics?${new URLSearchParams({ from: dayAfter(day, 1 - days), to: day })}`),
);

await browser.close();
await product.close();
await drop();
await server.stop();
await rm(folder, { recursive: true, force: true });
for (const name of tooSlow) console.log(`Above ${BAR_MS} ms: ${name}`);
process.exit(tooSlow.length > 0 ? 1 : 0);
