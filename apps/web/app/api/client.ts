import type { Endpoints, ReplyOf, RequestOf } from "@dripstone/contract";
import { createAction } from "@reduxjs/toolkit";
import { type BaseQueryFn, type CombinedState, createApi, fetchBaseQuery } from "@reduxjs/toolkit/query/react";
import type { Call } from "./call.ts";
import { type Failure, failureOf } from "./failure.ts";
import { keyOf, noteReply } from "./lost-replies.ts";
import { nameOfFile } from "./name-of-file.ts";
import { sessionEnded, tokenOf } from "./token.ts";

type Key = keyof Endpoints;

/** What thunks are given beside the store: on the server, the API of the same process; in the browser, texts that come when they are needed. */
export type Extra = {
  fetch?: typeof fetch;
  /** Fetches what people read of a failure, before it is shown. */
  fetchText?: (failure: Failure) => Promise<unknown>;
};

/** Outside a browser a request needs an origin; the server's own API looks only at the path. */
const IN_PROCESS = "http://in.process";

/** Calls whose 401 is an answer of their own and ends no session. */
const answersItself: ReadonlySet<Key> = new Set<Key>([
  "POST /auth/login",
  "POST /auth/register",
  "GET /auth/profile",
  // The profile's form keeps what was typed, and offers the login itself.
  "PUT /auth/profile",
]);

const baseQuery: BaseQueryFn<Call, unknown, Failure> = async (call, queryApi, options) => {
  const [method, template] = call.key.split(" ") as [string, string];
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(call.params?.[name])));
  const token = call.token ?? tokenOf(queryApi.getState());
  const idempotencyKey = method === "GET" || call.upload ? undefined : keyOf(call);
  const extra = queryApi.extra as Extra;
  const send = fetchBaseQuery({
    ...(extra.fetch ? { baseUrl: `${IN_PROCESS}/api`, fetchFn: extra.fetch } : { baseUrl: "/api" }),
    prepareHeaders: (headers) => {
      if (token) headers.set("Authorization", `Bearer ${token}`);
      if (idempotencyKey) headers.set("Idempotency-Key", idempotencyKey);
    },
  });
  const body = call.upload ? formOf(call.upload) : call.body;
  const { query: params, keepalive } = call;
  const request = { url: path, method, params, body, keepalive, responseHandler: read };
  const result = await send(request, queryApi, options);
  const failure = result.error ? failureOf(result.error) : null;
  if (idempotencyKey) noteReply(call, idempotencyKey, failure);
  if (!failure) return { data: (result.data as { data: unknown }).data };
  // A reply to a token that has been replaced meanwhile says nothing about the present session.
  if (failure.status === 401 && !answersItself.has(call.key) && token === tokenOf(queryApi.getState())) {
    queryApi.dispatch(sessionEnded());
  }
  await extra.fetchText?.(failure);
  return { error: failure };
};

function formOf(file: Blob): FormData {
  const form = new FormData();
  form.append("file", file);
  return form;
}

/**
 * A reply's JSON; of a file, an address of this page's own (`blob:`), as the store keeps nothing but plain values, and its name. Whatever else comes,
 * such as the login page of a hotel's network, is no reply of ours, and fails here.
 */
async function read(response: Response): Promise<unknown> {
  const told = response.headers.get("content-disposition");
  if (!told?.startsWith("attachment")) return response.json();
  const data: SentFile = { address: URL.createObjectURL(await response.blob()), name: nameOfFile(told) };
  return { data };
}

const tagTypes = ["Mine", "Sessions", "Desk", "Forum", "Classes", "Homework", "Users", "Operation"] as const;

type Replies = CombinedState<Record<never, never>, (typeof tagTypes)[number], "api">;

/** These replies are there without being asked for. */
export const repliesKept = createAction<Replies>("api/kept");

/** A file that the browser holds. */
type SentFile = { address: string; name: string };

/** The one client of the API. Features add their endpoints to it, each built by `call`. */
export const api = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes,
  extractRehydrationInfo: (action) => (repliesKept.match(action) ? action.payload : undefined),
  endpoints: () => ({}),
});

/** What a caller hands to an endpoint: its params, query and body, and the idempotency key where it takes one. */
export type ArgumentOf<K extends Key> = keyof RequestOf<K> extends never
  ? undefined
  : RequestOf<K> & { idempotencyKey?: string };

/** Types an RTK Query endpoint by the contract's row: `build.query(call("GET /progress"))`. */
export function call<K extends Key>(key: K) {
  return {
    query: (request: ArgumentOf<K>): Call => ({ key, ...request }),
    transformResponse: (data: DataOf<K>) => data,
  };
}

/** What a page gets of a reply: a file's bytes as the address under which the browser holds them. */
type DataOf<K extends Key> = Endpoints[K] extends { download: object } ? SentFile : ReplyOf<K>;
