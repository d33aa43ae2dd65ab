import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";

const YEAR_SECONDS = 31_536_000;

/** What no page of ours uses, so that nothing that gets into one can. */
const permissions = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/**
 * What a page is built of, some twenty files: browsers ask only documents for their permissions, their neighbours and what they tell where they
 * lead to, and nobody writes to us about a file that is the same for all.
 */
const partOfAPage = /^\/(assets|avatars|icons|manifests)\/|^\/favicon\.(svg|ico)$/;

/** Headers of every reply, whatever it is; pages add a content security policy of their own. */
export function addSecurityHeaders(app: FastifyInstance, { hstsSubdomains }: Pick<Deps, "hstsSubdomains">): void {
  const transport = `max-age=${YEAR_SECONDS}${hstsSubdomains ? "; includeSubDomains" : ""}`;
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-content-type-options", "nosniff");
    reply.header("cross-origin-resource-policy", "same-origin");
    if (!partOfAPage.test(request.url)) {
      reply.header("referrer-policy", "strict-origin-when-cross-origin");
      // Together they isolate pages, so that a program in one can wait for the child who runs it (decision 036).
      reply.header("cross-origin-opener-policy", "same-origin");
      reply.header("cross-origin-embedder-policy", "require-corp");
      reply.header("permissions-policy", permissions);
      reply.header("x-request-id", request.id);
    }
    if (request.protocol === "https") reply.header("strict-transport-security", transport);
  });
}

/** JSON that a browser shows as a page may load and run nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
