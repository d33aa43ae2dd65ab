import { start } from "./start.ts";
import { usedBy } from "./used-by.ts";

/**
 * What one request costs the server's process and the database's processes, in milliseconds of CPU: on a machine that others use, this says more
 * than requests a second. Replies, threads that are asked for once, and searches that nobody has asked, in turn with a bare insert and a bare read.
 *
 *     node bench/forum/costs.ts                       with --memory, nothing is kept on the disk
 *     node --cpu-prof bench/forum/costs.ts            leaves a profile of the server, too
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
const spoken = "count those of each size and then add them all because every one of them stands on its own".split(" ");
const written = (post: string | undefined) => ({
  path: `/api/forum/posts/${post}/replies`,
  ...sent({ content: `Count those of each size: $1^2 + 2^2 = 5$, and so on. 一共有 ${asked} 个正方形。` }),
});
const sent = (body: object) => ({
  method: "POST",
  headers: { "content-type": "application/json", authorization: `Bearer ${next(tokens)}` },
  body: JSON.stringify(body),
});

const loads: Record<string, () => { path: string } & RequestInit> = {
  "bare insert": () => ({ path: "/bare", ...sent({ content: `${asked}` }) }),
  "reply, to many threads": () => written(next(posts).id),
  "reply, to one thread": () => written(posts[2]?.id),
  "reply in plain words": () => ({
    path: `/api/forum/posts/${next(posts).id}/replies`,
    ...sent({ content: `I ${Array.from({ length: 14 }, (_, nth) => spoken[(asked * (nth + 3)) % 18]).join(" ")}.` }),
  }),
  "bare read": () => ({ path: "/bare" }),
  "post, once": () => ({ path: `/api/forum/posts/${posts[asked % posts.length]?.id}` }),
  "its replies, once": () => ({ path: `/api/forum/posts/${posts[asked % posts.length]?.id}/replies` }),
  "list, any page, once": () => ({ path: `/api/forum/posts?sort=active&after=${posts[asked % posts.length]?.active}` }),
};

const costs = new Map<string, [server: number, database: number][]>();
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [what, load] of Object.entries(loads)) {
    const before = await usedBy(pid);
    let left = REQUESTS;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (left-- > 0) {
          asked += 1;
          const { path, ...init } = load();
          // As browsers ask.
          const headers = { "accept-encoding": "br", ...init.headers };
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
