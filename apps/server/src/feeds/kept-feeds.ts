import { HOUR_MS } from "@dripstone/contract/durations";
import { type Locale, locales } from "@dripstone/contract/locale";
import type { Tag } from "@dripstone/contract/tags";
import type { FastifyReply, FastifyRequest } from "fastify";
import { keptUntilChanged, type Reads } from "../changes/kept.ts";
import type { Deps } from "../deps.ts";
import { sendNotFound } from "../http/error-handler.ts";
import { bytesOfKept, type KeptBody, keepBody, sendKeptBody } from "../http/kept-body.ts";

const MAX_BYTES = 4 * 1024 * 1024;

type KeptFeed = KeptBody & Reads;

type Feed = {
  /** Tells it from others of these tags. */
  key: string;
  type: string;
  /** Its XML, and until when that is true if nothing changes; null where there is no such feed. */
  make: () => Promise<{ xml: string; until?: Date | null } | null>;
};

/** Feeds for programs that follow a part of the site, kept until something of these tags changes, or time does it. */
export function keptFeeds({ clock, changes }: Pick<Deps, "clock" | "changes">, tags: readonly Tag[]) {
  const { at, drop } = keptUntilChanged<KeptFeed>({
    clock,
    mayKeep: changes.areHeard,
    maxBytes: MAX_BYTES,
    bytesOf: bytesOfKept,
  });
  changes.onChange(drop);

  async function keep({ make }: Feed): Promise<KeptFeed> {
    const latest = clock().getTime() + HOUR_MS;
    const made = await make();
    // Of what is not there, without end, nothing is kept.
    if (!made) throw new NoFeed();
    const { xml, until } = made;
    return { ...keepBody(xml), tags: new Set(tags), freshUntil: Math.min(latest, until?.getTime() ?? latest) };
  }

  return async (request: FastifyRequest, reply: FastifyReply, feed: Feed): Promise<FastifyReply> => {
    try {
      const kept = await (changes.areHeard() ? at(feed.key, () => keep(feed)) : keep(feed));
      reply.header("vary", "accept-encoding").header("cache-control", "no-cache").type(`${feed.type}; charset=utf-8`);
      return sendKeptBody(request, reply, kept);
    } catch (error) {
      if (error instanceof NoFeed) return sendNotFound(request, reply);
      throw error;
    }
  };
}

class NoFeed extends Error {}

/** The language of a file that is named like `en.xml`. */
export const languageOf = (file: string, ending: string): Locale | undefined =>
  locales.find((locale) => file === `${locale}.${ending}`);

/** The address of a page in a language. */
export function addressIn(language: Locale, address: string): string {
  const url = new URL(address);
  if (language === "ch") url.searchParams.set("lang", "ch");
  return url.href;
}
