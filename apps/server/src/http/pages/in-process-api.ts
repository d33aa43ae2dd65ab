import type { FastifyInstance } from "fastify";
import { noteRead } from "./rendering.ts";

/** The API as a page's loaders call it: through the front door, in this process, as a visitor. */
export function inProcessApi(app: FastifyInstance) {
  return async (input: Request | string | URL): Promise<Response> => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, "http://in.process");
    const { statusCode: status, body } = await app.inject({ method: "GET", url: pathname + search });
    // What failed now may be there at once again.
    if (status !== 200) noteRead([], 0);
    return new Response(body, { status, headers: { "content-type": "application/json" } });
  };
}
