import type { blogEndpoints } from "@dripstone/contract/blog/endpoints";
import type { Deps } from "../../deps.ts";
import type { Handlers } from "../../http/handlers.ts";
import { listPosts } from "./posts/list-posts.ts";
import { nextPublished } from "./posts/published.ts";
import { readPost } from "./posts/read-post.ts";

export function blogRoutes({ db, clock }: Pick<Deps, "db" | "clock">): Handlers<typeof blogEndpoints> {
  /** Reads at an instant what is true until the next post is published. */
  async function untilNext<Read>(
    read: (now: Date) => Promise<Read>,
    freshUntil: (instant: Date) => void,
  ): Promise<Read> {
    const now = clock();
    const next = await nextPublished(db, now);
    if (next) freshUntil(next);
    return read(now);
  }

  return {
    "GET /blog/posts": ({ query, freshUntil }) => untilNext((now) => listPosts(db, query, now), freshUntil),

    "GET /blog/posts/{slug}": ({ params: { slug }, query: { language }, freshUntil }) =>
      untilNext((now) => readPost(db, { slug, language }, now), freshUntil),
  };
}
