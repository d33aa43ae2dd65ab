import type { FastifyInstance } from "fastify";

const YEAR_SECONDS = 31_536_000;

/** Headers of every reply, whatever it is; pages add a content security policy of their own. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-content-type-options", "nosniff");
    reply.header("referrer-policy", "strict-origin-when-cross-origin");
    reply.header("cross-origin-opener-policy", "same-origin");
    reply.header("x-request-id", request.id);
    if (request.protocol === "https") reply.header("strict-transport-security", `max-age=${YEAR_SECONDS}`);
  });
}

/** JSON that a browser shows as a page may load and run nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
