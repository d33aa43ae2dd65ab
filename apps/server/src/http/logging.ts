import type { FastifyRequest, FastifyServerOptions } from "fastify";
import type { LogTarget } from "../deps.ts";

/** One line for a request and its reply: no query, no header, no body, so no token and no password; and of a path no part that is one. */
export function loggerOptions(target: LogTarget | undefined): FastifyServerOptions["logger"] {
  if (!target) return false;
  return {
    level: target.level,
    ...(target.stream && { stream: target.stream }),
    base: null,
    serializers: { req: describeRequest, err: describeError },
  };
}

function describeRequest({ method, url }: Pick<FastifyRequest, "method" | "url">) {
  const path = url.split("?", 1)[0] ?? "";
  return { method, path: path.replace(tokens, "…") };
}

/** What has the form of a token (`newToken`), such as the secret in the address of somebody's calendar. */
const tokens = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** The driver's errors carry the row's values in `detail` and `where`: those stay out. */
function describeError(error: Error & { code?: string; constraint?: string }) {
  const { name, message, stack = "", code, constraint } = error;
  return { type: name, message, stack, code, constraint };
}
