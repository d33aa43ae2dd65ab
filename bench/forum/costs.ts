import { neverAsked } from "./questions.ts";
import { start } from "./start.ts";
import { numbers, replier, sentences } from "./texts.ts";
import { usedBy } from "./used-by.ts";

/**
 * What one request costs the server's process and the database's processes, in milliseconds of CPU: on a machine that others use, this says more
 * than requests a second. Replies, threads that are asked for once, and searches that nobody has asked, in turn with a bare insert and a bare read.
 *
 *     node bench/forum/costs.ts                       with --memory, nothing is kept on the disk
 *     node --cpu-prof bench/forum/costs.ts            leaves a profile of the server, too
 *     node bench/forum/costs.ts bare list             only what has one of these words in its name
 */
const ROUNDS = 5;
const REQUESTS = 500;
const AT_ONCE = 16;

const { origin, pid, tokens, posts, end } = await start({
  ...{ posts: 5_000, replies: 50_000 },
  durable: !process.argv.includes("--memory"),
  pages: false,
});
let asked = 0;
const next = <Of>(from: readonly Of[]): Of => from[(asked * 1_237) % from.length] as Of;
const words = replier(numbers(3));
const questions = neverAsked(await sentences(), numbers(7)).values();
const written = (post: string | undefined, content = words()) => ({
  path: `/api/forum/posts/${post}/replies`,
  ...sent({ content }),
});
const sent = (body: object) => ({
  method: "POST",
  headers: { "content-type": "application/json", authorization: `Bearer ${next(tokens)}` },
  body: JSON.stringify(body),
});

/** Told how many of its kind there have been: what is asked for once is not to be asked for again. */
const loads: Record<string, (nth: number) => { path: string } & RequestInit> = {
  "bare insert": () => ({ path: "/bare", ...sent({ content: `${asked}` }) }),
  "reply, to many threads": () => written(next(posts).id),
  "reply, to one thread": () => written(posts[2]?.id),
  "reply, hard to judge": () =>
    written(next(posts).id, `Count those of each size: $1^2 + 2^2 = 5$, and so on. 一共有 ${asked} 个正方形。`),
  "bare read": () => ({ path: "/bare" }),
  "post, once": (nth) => ({ path: `/api/forum/posts/${posts[nth % posts.length]?.id}` }),
  "its replies, once": (nth) => ({ path: `/api/forum/posts/${posts[nth % posts.length]?.id}/replies` }),
  "list, any page, once": (nth) => ({
    path: `/api/forum/posts?sort=active&after=${posts[nth % posts.length]?.active}`,
  }),
  "search, never asked": () => ({ path: `/api/forum/posts?q=${encodeURIComponent(questions.next().value ?? "")}` }),
};

/** So many ask from one network only where it is a school. */
const fromSomewhere = () => `10.${asked % 250}.${(asked * 7) % 250}.${(asked >> 3) % 250}`;
const names = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const isWanted = (what: string) => names.length === 0 || names.some((name) => what.includes(name));

const given = new Map<string, number>();
const costs = new Map<string, [server: number, database: number][]>();
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [what, load] of Object.entries(loads)) {
    if (!isWanted(what)) continue;
    const before = await usedBy(pid);
    let left = REQUESTS;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (left-- > 0) {
          asked += 1;
          const nth = (given.get(what) ?? 0) + 1;
          given.set(what, nth);
          const { path, ...init } = load(nth);
          // As browsers ask.
          const headers = { "accept-encoding": "br", "x-forwarded-for": fromSomewhere(), ...init.headers };
          const reply = await fetch(origin + path, { ...init, headers });
          if (!reply.ok) throw new Error(`${what}: ${reply.status} ${await reply.text()}`);
          await reply.arrayBuffer();
        }
      }),
    );
    const after = await usedBy(pid);
    const cost = [0, 1].map((of) => ((after[of] ?? 0) - (before[of] ?? 0)) / REQUESTS) as [number, number];
    // The first time, everything is new.
    if (round > 0) costs.set(what, [...(costs.get(what) ?? []), cost]);
  }
}
for (const [what, found] of costs) {
  const least = [0, 1].map((of) => Math.min(...found.map((cost) => cost[of] ?? 0)).toFixed(2));
  const middle = [0, 1].map((of) =>
    found
      .map((cost) => cost[of] ?? 0)
      .toSorted((a, b) => a - b)
      [ROUNDS >> 1]?.toFixed(2),
  );
  console.log(`${what.padEnd(26)} server ${least[0]} (${middle[0]}) ms, database ${least[1]} (${middle[1]}) ms`);
}
end();
