import { HOUR_MS } from "@dripstone/contract/durations";
import type { Endpoint, EndpointKey } from "@dripstone/contract/endpoint";
import { tagsOf } from "@dripstone/contract/tags";
import type { FastifyReply, FastifyRequest } from "fastify";
import { keptUntilChanged, type Reads } from "../changes/kept.ts";
import type { Deps } from "../deps.ts";
import { bytesOfKept, type KeptBody, keepBody, sendKeptBody } from "./kept-body.ts";
import { noteRead } from "./pages/rendering.ts";

const MAX_BYTES = 32 * 1024 * 1024;
/** As with pages, so that nothing forgotten stays for ever. */
const MAX_AGE_MS = HOUR_MS;

type KeptReply = KeptBody & Reads;

type Asked = { key: EndpointKey; row: Endpoint; params: unknown; query: unknown };

/** What a handler has made for everybody who asks the same, and epoch milliseconds until which it is true. */
type Made = { data: unknown; freshUntil: number };

/**
 * Public replies, ready to be sent: what a row with tags answers is the same for everybody who asks the same, so it is kept in its bytes until
 * something of these tags changes, or time does it.
 */
export function keptReplies({ clock, changes }: Pick<Deps, "clock" | "changes">) {
  const { at, drop } = keptUntilChanged<KeptReply>({
    clock,
    mayKeep: changes.areHeard,
    maxBytes: MAX_BYTES,
    bytesOf: (reply) => bytesOfKept(reply) + 1_000,
  });
  changes.onChange(drop);

  return async (request: FastifyRequest, reply: FastifyReply, asked: Asked, make: () => Promise<Made>) => {
    const { key, row, params, query } = asked;
    const keep = async () => {
      const latest = clock().getTime() + MAX_AGE_MS;
      const { data, freshUntil } = await make();
      const body = JSON.stringify({ data: row.reply.parse(data) });
      return {
        ...(await keepBody(body)),
        tags: new Set(tagsOf(row.tags ?? [], params)),
        freshUntil: Math.min(freshUntil, latest),
      };
    };
    // Who does not hear of changes must not even give to one what was begun for another.
    const kept = changes.areHeard() ? await at(`${key} ${JSON.stringify([params, query])}`, keep) : await keep();
    noteRead(kept.tags, kept.freshUntil);
    reply.header("vary", "accept-encoding").type("application/json; charset=utf-8");
    return sendKeptBody(request, reply, kept);
  };
}

/** Whether a row's replies can be the same for everybody. */
export function mayBeKept(key: EndpointKey, { access, upload, download, status }: Endpoint): boolean {
  return key.startsWith("GET ") && access === "anyone" && !upload && !download && !status;
}
