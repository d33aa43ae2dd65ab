import { HOUR_MS } from "@dripstone/contract/durations";
import type { FastifyInstance } from "fastify";

const PAGE_MAX_AGE_MS = HOUR_MS;

/**
 * The API as a page's loaders call it: through the front door, in this process, as a visitor. It notes until when
 * all that was read may be kept.
 */
export function inProcessApi(app: FastifyInstance, clock: () => Date) {
  // Even a page that reads nothing shows the year.
  let freshUntil = clock().getTime() + PAGE_MAX_AGE_MS;

  const fetchApi = async (input: Request | string | URL): Promise<Response> => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, "http://in.process");
    const reply = await app.inject({ method: "GET", url: pathname + search });
    const seconds = /\bmax-age=(\d+)/.exec(String(reply.headers["cache-control"] ?? ""))?.[1];
    freshUntil = Math.min(freshUntil, clock().getTime() + Number(reply.statusCode === 200 ? (seconds ?? 0) : 0) * 1000);
    return new Response(reply.body, { status: reply.statusCode, headers: { "content-type": "application/json" } });
  };

  return { fetchApi, freshUntil: () => freshUntil };
}
