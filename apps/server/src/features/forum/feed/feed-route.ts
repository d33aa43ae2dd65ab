import { HOUR_MS } from "@dripstone/contract/durations";
import { type Locale, locales } from "@dripstone/contract/locale";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { keptUntilChanged, type Reads } from "../../../changes/kept.ts";
import type { Deps } from "../../../deps.ts";
import { sendNotFound } from "../../../http/error-handler.ts";
import { bytesOfKept, type KeptBody, keepBody, sendKeptBody } from "../../../http/kept-body.ts";
import { readFeed } from "./read-feed.ts";
import { writeRss } from "./write-rss.ts";

const MAX_BYTES = 4 * 1024 * 1024;

type KeptFeed = KeptBody & Reads;

/** Serves the newest posts of the forum, and those of each category, to programs that follow them. */
export async function feedRoute(
  app: FastifyInstance,
  { db, clock, changes, siteUrl }: Pick<Deps, "db" | "clock" | "changes" | "siteUrl">,
): Promise<void> {
  const { at, drop } = keptUntilChanged<KeptFeed>({
    clock,
    mayKeep: changes.areHeard,
    maxBytes: MAX_BYTES,
    bytesOf: bytesOfKept,
  });
  changes.onChange(drop);

  async function make(language: Locale, slug: string | undefined): Promise<KeptFeed | null> {
    const feed = await readFeed(db, language, slug);
    if (!feed) return null;
    const kept = await keepBody(writeRss(feed, { siteUrl, language }));
    return { ...kept, tags: new Set(["forum"]), freshUntil: clock().getTime() + HOUR_MS };
  }

  async function send(request: FastifyRequest, reply: FastifyReply, slug?: string): Promise<FastifyReply> {
    const { file } = request.params as { file: string };
    const language = locales.find((locale) => file === `${locale}.xml`);
    if (!language) return sendNotFound(request, reply);
    const feed = await feedOf(language, slug);
    if (!feed) return sendNotFound(request, reply);
    reply
      .header("vary", "accept-encoding")
      .header("cache-control", "no-cache")
      .type("application/rss+xml; charset=utf-8");
    return sendKeptBody(request, reply, feed);
  }

  /** Of categories that are not there, without end, nothing is kept. */
  async function feedOf(language: Locale, slug: string | undefined): Promise<KeptFeed | null> {
    const missing = new Error("no such category");
    const making = async () => {
      const feed = await make(language, slug);
      if (!feed) throw missing;
      return feed;
    };
    const got = changes.areHeard() ? at(`${language} ${slug ?? ""}`, making) : making();
    return got.catch((error: unknown) => {
      if (error instanceof Error && error.message === missing.message) return null;
      throw error;
    });
  }

  app.get("/feeds/forum/:file", (request, reply) => send(request, reply));
  app.get<{ Params: { slug: string } }>("/feeds/forum/:slug/:file", (request, reply) =>
    send(request, reply, request.params.slug),
  );
}
