import { HOUR_MS } from "@dripstone/contract/durations";
import type { Endpoint, EndpointKey } from "@dripstone/contract/endpoint";
import { tagsOf } from "@dripstone/contract/tags";
import type { FastifyReply, FastifyRequest } from "fastify";
import { keptUntilChanged, type Reads } from "../changes/kept.ts";
import type { Deps } from "../deps.ts";
import { bytesOfKept, type KeptBody, keepBody, sendKeptBody } from "./kept-body.ts";
import { noteRead } from "./pages/rendering.ts";
import { WrittenReply } from "./written-reply.ts";

const MAX_BYTES = 32 * 1024 * 1024;
/** As with pages, so that nothing forgotten stays for ever. */
const MAX_AGE_MS = HOUR_MS;

type KeptReply = KeptBody & Reads;

type Registered = {
  key: EndpointKey;
  row: Endpoint;
  handler: (context: unknown) => Promise<unknown>;
  payloadOf: (request: FastifyRequest) => { params: unknown; query: unknown };
};

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

  return ({ key, row, handler, payloadOf }: Registered) => {
    const make = async (asked: ReturnType<typeof payloadOf>): Promise<KeptReply> => {
      let until = clock().getTime() + MAX_AGE_MS;
      const freshUntil = (instant: Date) => {
        until = Math.min(until, instant.getTime());
      };
      const data = await handler({ ...asked, freshUntil });
      const json = data instanceof WrittenReply ? data.json : JSON.stringify(row.reply.parse(data));
      return {
        ...keepBody(`{"data":${json}}`),
        tags: new Set(tagsOf(row.tags ?? [], asked.params)),
        freshUntil: until,
      };
    };

    return async (request: FastifyRequest, reply: FastifyReply) => {
      const asked = payloadOf(request);
      const { params, query } = asked;
      // Who does not hear of changes must not even give to one what was begun for another.
      const kept = changes.areHeard()
        ? await at(`${key} ${JSON.stringify([params, query])}`, () => make(asked))
        : await make(asked);
      noteRead(kept.tags, kept.freshUntil);
      reply.header("vary", "accept-encoding").type("application/json; charset=utf-8");
      return sendKeptBody(request, reply, kept);
    };
  };
}

/** Whether a row's replies can be the same for everybody. */
export function mayBeKept(key: EndpointKey, { access, upload, download, status }: Endpoint): boolean {
  return key.startsWith("GET ") && access === "anyone" && !upload && !download && !status;
}
