import { HOUR_MS } from "@dripstone/contract/durations";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { keptUntilChanged, type Reads } from "../changes/kept.ts";
import type { Deps } from "../deps.ts";
import { sendNotFound } from "../http/error-handler.ts";
import { bytesOfKept, type KeptBody, keepBody, sendKeptBody } from "../http/kept-body.ts";
import type { SitemapEntry, SitemapPart } from "./part.ts";
import { writeFile, writeIndex } from "./write-sitemap.ts";

/** A file may name 50,000 addresses; ours are smaller, so that one is written and compressed while nobody waits for it. */
const PAGES_PER_FILE = 2_000;
/** A part may have more pages than anybody looks for: its first ones are told, in the order in which it gives them. */
const PAGES_PER_PART = 25_000;
const MAX_BYTES = 24 * 1024 * 1024;
const ENTRY_BYTES = 200;

type Kept = Reads & ({ entries: readonly SitemapEntry[] } | KeptBody);

/** Serves the sitemap: an index, and files of each feature's part, kept until what they name changes. */
export async function sitemapRoute(
  app: FastifyInstance,
  { clock, changes, siteUrl, sitemap }: Pick<Deps, "clock" | "changes" | "siteUrl" | "sitemap">,
): Promise<void> {
  const { at, drop } = keptUntilChanged<Kept>({
    clock,
    mayKeep: changes.areHeard,
    maxBytes: MAX_BYTES,
    bytesOf: (kept) => 1_000 + ("entries" in kept ? kept.entries.length * ENTRY_BYTES : bytesOfKept(kept)),
  });
  changes.onChange(drop);

  /** Who does not hear of changes must not even give to one what was begun for another. */
  const kept = <Value extends Kept>(key: string, make: () => Promise<Value>) =>
    (changes.areHeard() ? at(key, make) : make()) as Promise<Value>;

  const pagesOf = ({ name, tags, read }: SitemapPart) =>
    kept(`${name} pages`, async () => {
      const { entries, until } = await read();
      const anHourOn = clock().getTime() + HOUR_MS;
      const freshUntil = Math.min(until?.getTime() ?? anHourOn, anHourOn);
      return { entries: entries.slice(0, PAGES_PER_PART), tags: new Set(tags), freshUntil };
    });

  async function filesOf(part: SitemapPart) {
    const { entries, ...reads } = await pagesOf(part);
    const files = Array.from({ length: Math.ceil(entries.length / PAGES_PER_FILE) }, (_, nth) => {
      const those = entries.slice(nth * PAGES_PER_FILE, (nth + 1) * PAGES_PER_FILE);
      const changes = those.flatMap(({ changedAt }) => changedAt ?? []);
      return {
        path: `/sitemaps/${part.name}-${nth + 1}.xml`,
        entries: those,
        changedAt: changes.length > 0 ? new Date(Math.max(...changes.map(Number))) : undefined,
      };
    });
    return { files, reads };
  }

  app.get("/sitemap.xml", async (request, reply) => {
    const index = await kept("index", async () => {
      const parts = await Promise.all(sitemap.map(filesOf));
      const body = writeIndex(
        parts.flatMap(({ files }) => files),
        siteUrl,
      );
      return {
        ...keepBody(body),
        tags: new Set(parts.flatMap(({ reads }) => [...reads.tags])),
        freshUntil: Math.min(...parts.map(({ reads }) => reads.freshUntil)),
      };
    });
    return send(request, reply, index);
  });

  app.get<{ Params: { file: string } }>("/sitemaps/:file", async (request, reply) => {
    const part = sitemap.find(({ name }) => /^(.+)-[1-9]\d*\.xml$/.exec(request.params.file)?.[1] === name);
    if (!part) return sendNotFound(request, reply);
    const path = `/sitemaps/${request.params.file}`;
    const { files, reads } = await filesOf(part);
    const file = files.find((it) => it.path === path);
    // Of files that are not there, without end, nothing is kept.
    if (!file) return sendNotFound(request, reply);
    return send(
      request,
      reply,
      await kept(path, async () => ({ ...keepBody(writeFile(file.entries, siteUrl)), ...reads })),
    );
  });
}

const send = (request: FastifyRequest, reply: FastifyReply, body: KeptBody) =>
  sendKeptBody(
    request,
    reply.header("vary", "accept-encoding").header("cache-control", "no-cache").type("application/xml; charset=utf-8"),
    body,
  );
