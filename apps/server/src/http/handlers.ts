import type { Endpoints, ParsedRequestOf } from "@dripstone/contract";
import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Audit } from "../audit/audit.ts";
import type { ArrivedFile } from "../files/arrivals.ts";
import type { Once } from "../idempotency/once.ts";
import type { Caller } from "./caller.ts";
import type { OwnHandler } from "./own-reads.ts";
import type { WrittenReply } from "./written-reply.ts";

type Key = keyof Endpoints;

export type Cookie = CookieSerializeOptions;

type Known<K extends Key, Value> = Endpoints[K]["access"] extends "anyone" ? undefined : Value;

/** What a handler is given: the parsed payload, and, unless its reply is kept for everybody, who calls and how. */
type Context<K extends Key> = ParsedRequestOf<K> & (Endpoints[K] extends { tags: object } ? Everybody : Call<K>);

/** Nothing of the one who happens to ask: the reply goes to all others, too. */
type Everybody = {
  /** Says until when this reply is true, if nobody changes what it is made of. */
  freshUntil: (instant: Date) => void;
};

type Call<K extends Key> = {
  user: Known<K, Caller["user"]>;
  session: Known<K, Caller["session"]>;
  /** Writes what a teacher or an admin does into the audit log; `verb(deps, call, input)` hands it on with who calls. */
  audit: Known<K, Audit>;
  /** Does the work of an `idempotent` row in a transaction, once for each `Idempotency-Key`. */
  once: Endpoints[K] extends { idempotent: true } ? Once : undefined;
  /** The file, where the row takes one; it is gone when the handler is done. */
  upload: Endpoints[K] extends { upload: object } ? ArrivedFile : undefined;
  /** What a browser saves the file under that the row gives, in whatever writing. */
  saveAs: Endpoints[K] extends { download: object } ? (name: string) => void : undefined;
  /** Sends a cookie along, if the call succeeds. */
  setCookie: (name: string, value: string, cookie: Cookie) => void;
  request: FastifyRequest;
};

/** Acts, and returns what stands in `data`; what the reply's schema does not name is cut off. */
type Handler<K extends Key> = Endpoints[K] extends { stream: infer Events extends z.ZodType }
  ? (context: Streamed<K>) => AsyncGenerator<z.input<Events>, z.input<Endpoints[K]["reply"]>, void>
  : (context: Context<K>) => Promise<z.input<Endpoints[K]["reply"]> | Written<K>>;

type Written<K extends Key> = Endpoints[K] extends { tags: object } ? WrittenReply : never;

/** Who streams hears when nobody listens any more. */
type Streamed<K extends Key> = ParsedRequestOf<K> &
  Pick<Call<K>, "user" | "session" | "request"> & { signal: AbortSignal };

/**
 * A handler for each of a feature's rows, under the same keys; one missing or too many does not compile:
 *
 *     export const accountRoutes = (deps: Deps): Handlers<typeof accountEndpoints> => ({ "POST /auth/login": … });
 */
export type Handlers<Rows> = { [K in keyof Rows & Key]: Handler<K> | OwnHandler<K> };
