import { Readable } from "node:stream";
import type { Endpoints } from "@dripstone/contract";
import type { Endpoint, EndpointKey } from "@dripstone/contract/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { auditor, needsAudit } from "../audit/audit.ts";
import { noteChanges } from "../changes/announce.ts";
import type { Deps } from "../deps.ts";
import type { ArrivedFile } from "../files/arrivals.ts";
import { idempotencyKeyOf } from "../idempotency/idempotency-key.ts";
import { onceFor } from "../idempotency/once.ts";
import type { Caller } from "./caller.ts";
import { bodyOfFailure, declaredCodesOf } from "./error-handler.ts";
import { ApiError } from "./errors.ts";
import type { Cookie, Handlers } from "./handlers.ts";
import { keptReplies, mayBeKept } from "./kept-replies.ts";
import { networkOf } from "./limits.ts";
import { answersOwn, OwnHandler } from "./own-reads.ts";
import { isRendering, noteRead } from "./pages/rendering.ts";
import { callLimit } from "./rate-limit.ts";
import { lastOf, sendStream, signalOf, type Told, wantsStream } from "./streams.ts";
import { readUpload, sendDownload, takeUploads } from "./transfer.ts";
import { validate } from "./validate.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The row of the contract behind a route, and the codes its replies may carry. */
    declared?: { key: EndpointKey; codes: ReadonlySet<string> };
    /** Its body may take as long as its size needs. */
    takesUpload?: boolean;
  }
}

type Rows = Record<EndpointKey, Endpoint>;

/** Registers every row with its handler: limit, who are you, may you, is it right, act, cut the reply to its schema. */
export function registerEndpoints<Some extends Partial<Endpoints>>(
  app: FastifyInstance,
  deps: Deps,
  rows: Some,
  handlers: Handlers<Some>,
): void {
  const parts = { ...deps, answersAlike: keptReplies(deps) };
  for (const [key, row] of Object.entries(rows as Rows) as [EndpointKey, Endpoint][]) {
    const handler = (handlers as Record<string, AnyHandler | AnyStream | OwnHandler>)[key];
    if (!handler) throw new Error(`${key} has no handler`);
    registerEndpoint(app, parts, { key, row, handler });
  }
}

type Parts = Deps & { answersAlike: ReturnType<typeof keptReplies> };

type AnyHandler = (context: unknown) => Promise<unknown>;
type AnyStream = (context: unknown) => Told;

function registerEndpoint(
  app: FastifyInstance,
  deps: Parts,
  { key, row, handler }: { key: EndpointKey; row: Endpoint; handler: AnyHandler | AnyStream | OwnHandler },
): void {
  const { method, path } = split(key);
  const { access } = row;
  const limit = callLimit(deps.limits, key, row.rateLimit);
  if (row.idempotent && (row.upload || row.download))
    throw new Error(`${key}: a key does not remember what is in files`);
  if (row.tags && !mayBeKept(key, row)) throw new Error(`${key}: only what anybody may read is kept for all`);
  if (row.unattended && !(handler instanceof OwnHandler))
    throw new Error(`${key}: only reads of one's own go unattended`);
  if (row.stream && (row.tags || row.upload || row.download || row.idempotent))
    throw new Error(`${key}: what is streamed is neither kept nor a file, and never the same twice`);
  const isAudited = needsAudit(key, row);
  const callers = new WeakMap<FastifyRequest, Caller>();

  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    // Browsers ask anew for what is public, too: whoever has just changed it must not be shown what it was before.
    reply.header("cache-control", row.tags ? "no-cache" : "no-store");
    if (!isRendering()) await limit.ofAddress(request.ip);
    // Who reads their own is found out with what they read.
    if (access === "anyone" || handler instanceof OwnHandler) return;
    const caller = await deps.identify(request.headers.authorization, access);
    await limit.ofUser(caller.user.id);
    callers.set(request, caller);
  };

  const payloadOf = (request: FastifyRequest) => ({
    params: row.params && paramsOf(row, request.params),
    query: row.query && validate(row.query, request.query),
    body: row.body && validate(row.body, request.body === undefined ? {} : request.body),
  });

  const answerCall = (act: AnyHandler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = callers.get(request);
    const payload = payloadOf(request);
    let savedAs: string | undefined;
    const { audit, wrote } = auditor(key, caller?.user, deps.clock);
    let isRepeated = false;
    const noteRepeated = () => {
      isRepeated = true;
    };
    const actWith = (upload?: ArrivedFile) =>
      act({
        ...payload,
        upload,
        ...caller,
        audit,
        once: row.idempotent && caller && onceFor(deps, callOf(key, caller.user.id, request, payload), noteRepeated),
        saveAs:
          row.download &&
          ((name: string) => {
            savedAs = name;
          }),
        setCookie: (name: string, value: string, cookie: Cookie) => void reply.setCookie(name, value, cookie),
        request,
      });
    const work = async () => {
      const { upload } = row;
      if (!upload) return actWith();
      return deps.arrivals.withPlace(caller?.user.id ?? networkOf(request.ip), async (path) =>
        actWith(await readUpload(request, upload, { path, pace: deps.timeouts?.uploads })),
      );
    };
    const { result: data, changes } = await noteChanges(work, deps.changes.areDropped);
    if (isAudited && !isRepeated && !wrote()) deps.onUnauditedDeed?.(key);
    await deps.changes.areDropped(changes).catch((failure) => {
      // Nobody will read the file that was made ready.
      if (data instanceof Readable) data.destroy();
      throw failure;
    });
    // What is not kept for all may be another at any time, and so may a page that shows it.
    noteRead([], 0);
    if (row.download) {
      return sendDownload(reply, { ...row.download, savedAs }, row.reply.parse(data) as Uint8Array | Readable);
    }
    return reply.status(row.status ?? 200).send({ data: row.reply.parse(data) });
  };

  const answerStream = (act: AnyStream) => async (request: FastifyRequest, reply: FastifyReply) => {
    const signal = signalOf(reply.raw);
    const told = act({ ...payloadOf(request), ...callers.get(request), signal, request });
    noteRead([], 0);
    if (row.stream && wantsStream(request.raw)) {
      const bodyOf = (failure: unknown) => bodyOfFailure(failure, request, deps);
      return sendStream(reply, told, { schema: row.stream, signal, bodyOf });
    }
    return reply.status(row.status ?? 200).send({ data: row.reply.parse(await lastOf(told)) });
  };

  const answer = () => {
    if (handler instanceof OwnHandler) return answersOwn(deps, { key, row, handler, payloadOf, limit });
    if (row.stream) return answerStream(handler as AnyStream);
    const act = handler as AnyHandler;
    return row.tags ? deps.answersAlike({ key, row, handler: act, payloadOf }) : answerCall(act);
  };

  const config = { declared: { key, codes: declaredCodesOf(row) }, takesUpload: row.upload !== undefined };
  const route = { method, url: path, config, onRequest: admit, handler: answer() };
  const { upload } = row;
  if (row.body) app.route({ ...route, ...(row.bodyMaxBytes && { bodyLimit: row.bodyMaxBytes }) });
  else if (upload) app.register(async (uploading) => void takeUploads(uploading, upload).route(route));
  else app.register(async (bodiless) => void ignoreBodies(bodiless).route(route));
}

/** What is no id names nothing: where a row may say that a thing is not there, it says so of that, too. */
function paramsOf({ params, errors }: Endpoint, given: unknown): unknown {
  if (!params) return undefined;
  try {
    return validate(params, given);
  } catch (error) {
    throw errors?.includes("NOT_FOUND") ? new ApiError("NOT_FOUND", { cause: error }) : error;
  }
}

/** What makes two calls the same: the language of the reply is none of it, as a page may be turned over between them. */
function callOf(
  endpoint: EndpointKey,
  userId: string,
  request: FastifyRequest,
  { params, body }: { params: unknown; body: unknown },
) {
  return { userId, endpoint, key: idempotencyKeyOf(request), request: { params, body } };
}

/** `"GET /posts/{id}"` as Fastify takes it. */
function split(key: EndpointKey) {
  const [method, path] = key.split(" ") as [string, string];
  return { method, path: path.replace(/\{(\w+)\}/g, ":$1") };
}

/** Ignores whatever body is sent to a row that takes none; and its type, as Fastify would refuse one that is not well-formed. */
function ignoreBodies(app: FastifyInstance): FastifyInstance {
  app.addHook("onRequest", async (request) => void delete request.raw.headers["content-type"]);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  return app;
}
