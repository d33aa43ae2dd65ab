import type { FastifyRequest } from "fastify";
import { isbot } from "isbot";

/** Whether a request is a person's who does not mind being counted; what a browser fetches on its own account has nobody before it. */
export function mayBeCounted({ headers, method }: Pick<FastifyRequest, "headers" | "method">): boolean {
  if (method === "HEAD") return false;
  if (headers.dnt === "1" || headers["sec-gpc"] === "1") return false;
  const purpose = `${headers["sec-purpose"] ?? ""} ${headers.purpose ?? ""} ${headers["x-moz"] ?? ""}`;
  if (/prefetch|prerender|preview/i.test(purpose)) return false;
  const agent = headers["user-agent"];
  return Boolean(agent) && !isbot(agent);
}
