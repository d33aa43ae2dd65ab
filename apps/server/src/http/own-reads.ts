import type { Endpoints, ParsedRequestOf } from "@dripstone/contract";
import type { Endpoint, EndpointKey } from "@dripstone/contract/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AliasableExpression, Expression } from "kysely";
import type { z } from "zod";
import type { Deps } from "../deps.ts";
import type { Caller } from "./caller.ts";
import { noteRead } from "./pages/rendering.ts";

/**
 * Something of a caller's own, as an expression that is selected beside the session: who calls, and what is theirs, is one round trip to the
 * database. Written once (`written-once.ts`), so nothing may be read of a value in it.
 */
type OwnRead<Needed, Found> = (userId: Expression<string>, values: Needed) => AliasableExpression<Found>;

/** What is asked for beside a session: an expression with its values. */
export type OwnAsked = { own: OwnRead<never, unknown>; values: Values; unattended?: boolean | undefined };

type Parts<K extends keyof Endpoints, Given extends Values | null, Found> = {
  /** What the expression needs beside the caller, from the parsed payload; null where there is nothing to read. */
  values: (asked: ParsedRequestOf<K>) => Given | Promise<Given>;
  own: OwnRead<NonNullable<Given>, Found>;
  /** Returns what stands in `data`. */
  present: (
    call: ParsedRequestOf<K> & Caller & { values: Given; found: null extends Given ? Found | null : Found },
  ) => z.input<Endpoints[K]["reply"]> | Promise<z.input<Endpoints[K]["reply"]>>;
};

type Values = Record<string, unknown>;

/** A handler of a row that only reads what is the caller's own; its parts are typed where it is made. */
export class OwnHandler<K extends keyof Endpoints = keyof Endpoints> {
  readonly row: K;
  readonly parts: {
    values(asked: unknown): Values | null | Promise<Values | null>;
    own: OwnAsked["own"];
    present(call: unknown): unknown;
  };

  constructor(row: K, parts: OwnHandler["parts"]) {
    this.row = row;
    this.parts = parts;
  }
}

/** Reads something of the caller's own in the same round trip as their session. It is presented only to who may call the row. */
export function readsOwn<K extends keyof Endpoints, Given extends Values | null, Found>(
  row: K,
  parts: Parts<K, Given, Found>,
): OwnHandler<K> {
  return new OwnHandler(row, parts as OwnHandler["parts"]);
}

type Registered = {
  key: EndpointKey;
  row: Endpoint;
  handler: OwnHandler;
  payloadOf: (request: FastifyRequest) => object;
  limit: { ofUser(userId: string): Promise<void> };
};

/** Finds out who calls, and reads their own; what is wrong with the payload is told only to who may call. */
export function answersOwn({ identify }: Pick<Deps, "identify">, { key, row, handler, payloadOf, limit }: Registered) {
  const { access } = row;
  const { own, values: valuesOf, present } = handler.parts;
  if (access === "anyone" || !key.startsWith("GET "))
    throw new Error(`${key}: only a caller's reads come with their session`);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [prepared] = await Promise.allSettled([prepare(request)]);
    const values = prepared.status === "fulfilled" ? prepared.value.values : null;
    const { found, ...caller } = await identify(
      request.headers.authorization,
      access,
      values ? { own, values, unattended: row.unattended } : undefined,
    );
    await limit.ofUser(caller.user.id);
    if (prepared.status === "rejected") throw prepared.reason;
    const data = await present({ ...prepared.value.asked, ...caller, values, found });
    noteRead([], 0);
    return reply.send({ data: row.reply.parse(data) });
  };

  async function prepare(request: FastifyRequest) {
    const asked = payloadOf(request);
    return { asked, values: await valuesOf(asked) };
  }
}
