import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../../deps.ts";
import { keptFeeds, languageOf } from "../../../feeds/kept-feeds.ts";
import { sendNotFound } from "../../../http/error-handler.ts";
import { readFeed } from "./read-feed.ts";
import { writeRss } from "./write-rss.ts";

/** Serves the newest posts of the forum, and those of each category, to programs that follow them. */
export async function feedRoute(
  app: FastifyInstance,
  { db, clock, changes, siteUrl }: Pick<Deps, "db" | "clock" | "changes" | "siteUrl">,
): Promise<void> {
  const sendFeed = keptFeeds({ clock, changes }, ["forum"]);

  async function send(request: FastifyRequest, reply: FastifyReply, slug?: string): Promise<FastifyReply> {
    const { file } = request.params as { file: string };
    const language = languageOf(file, "xml");
    if (!language) return sendNotFound(request, reply);
    return sendFeed(request, reply, {
      key: `${language} ${slug ?? ""}`,
      type: "application/rss+xml",
      async make() {
        const feed = await readFeed(db, language, slug);
        return feed && { xml: writeRss(feed, { siteUrl, language }) };
      },
    });
  }

  app.get("/feeds/forum/:file", (request, reply) => send(request, reply));
  app.get<{ Params: { slug: string } }>("/feeds/forum/:slug/:file", (request, reply) =>
    send(request, reply, request.params.slug),
  );
}
