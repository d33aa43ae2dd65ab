import { randomUUID } from "node:crypto";
import { endpoints } from "@dripstone/contract";
import Fastify, { type FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
import { accountMails } from "./features/accounts/mails.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import { awardBadges, badgesEarnedAt } from "./features/progress/badges.ts";
import { progressRoutes } from "./features/progress/routes.ts";
import { siteRoutes } from "./features/site/routes.ts";
import { weeklyRecord } from "./features/weekly-problem/record.ts";
import { weeklyProblemRoutes } from "./features/weekly-problem/routes.ts";
import { prepareApi } from "./http/api.ts";
import { registerEndpoints } from "./http/endpoints.ts";
import { handleErrors, sendNotFound } from "./http/error-handler.ts";
import { addSecurityHeaders } from "./http/headers.ts";
import { loggerOptions } from "./http/logging.ts";
import type { Writers } from "./mail/mail.ts";

const BODY_MAX_BYTES = 128 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

/** Builds the application, everything it has; listening is `main.ts`'s. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(deps.log),
    trustProxy: deps.trustProxy ?? false,
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // An address that cannot be decoded leads nowhere.
    frameworkErrors: (_error, request, reply) =>
      void (request.url.startsWith("/api") ? sendNotFound(request, reply) : reply.redirect("/404")),
  });
  addSecurityHeaders(app);
  handleErrors(app, deps);
  app.setNotFoundHandler(sendNotFound);
  await app.register(api, { prefix: "/api", deps });
  if (deps.pages) await app.register(deps.pages);
  return app;
}

async function api(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  await prepareApi(app, deps);
  registerEndpoints(app, deps, endpoints, {
    ...siteRoutes(deps),
    ...accountRoutes(deps),
    ...weeklyProblemRoutes(deps, { award: awardBadges, earnedAt: badgesEarnedAt }),
    ...progressRoutes(deps, weeklyRecord),
  });
}

/** Who writes which mail. */
export function mailWriters(deps: Pick<Deps, "db" | "clock">): Writers {
  return { ...accountMails(deps) };
}
