import { type FeedFormat, feedFormats } from "@dripstone/contract/blog/feed";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../deps.ts";
import { keptFeeds, languageOf } from "../../../feeds/kept-feeds.ts";
import { sendNotFound } from "../../../http/error-handler.ts";
import { nextPublished } from "../posts/published.ts";
import { readFeed } from "./read-feed.ts";
import { writeAtom } from "./write-atom.ts";
import { writeRss } from "./write-rss.ts";

const write = { rss: writeRss, atom: writeAtom };
const formats = Object.keys(feedFormats) as FeedFormat[];

/** Serves the newest posts of the blog to programs that follow it, in each language and as each of them may want it. */
export async function feedRoute(
  app: FastifyInstance,
  { db, clock, changes, siteUrl }: Pick<Deps, "db" | "clock" | "changes" | "siteUrl">,
): Promise<void> {
  const sendFeed = keptFeeds({ clock, changes }, ["blog"]);

  app.get<{ Params: { file: string } }>("/feeds/blog/:file", (request, reply) => {
    const { file } = request.params;
    const format = formats.find((it) => languageOf(file, feedFormats[it].ending));
    const language = format && languageOf(file, feedFormats[format].ending);
    if (!language) return sendNotFound(request, reply);
    return sendFeed(request, reply, {
      key: file,
      type: feedFormats[format].type,
      async make() {
        const now = clock();
        const [posts, until] = await Promise.all([readFeed(db, now), nextPublished(db, now)]);
        return { xml: write[format](posts, { siteUrl, language }), until };
      },
    });
  });
}
