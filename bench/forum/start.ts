import { fork } from "node:child_process";
import { once } from "node:events";

type Told = { origin: string; tokens: string[]; posts: { id: string; active: string; top: string }[] };

/** Starts the product of `serve.ts` with so much in its forum; `end` ends it. */
export async function start(full: {
  posts: number;
  replies: number;
  durable: boolean;
  pages: boolean;
}): Promise<Told & { pid: number | undefined; end(): void }> {
  const served = fork(new URL("serve.ts", import.meta.url), [JSON.stringify(full)]);
  const [told] = (await once(served, "message")) as [Told];
  console.log(`${full.posts} posts, ${full.replies} replies, ${full.durable ? "on the disk" : "in memory"}`);
  return { ...told, pid: served.pid, end: () => served.disconnect() };
}
