import { randomUUID } from "node:crypto";
import { endpoints } from "@dripstone/contract";
import type { Endpoint } from "@dripstone/contract/endpoint";
import Fastify, { type FastifyInstance } from "fastify";
import { achievements } from "./achievements/feature.ts";
import { audit } from "./audit/feature.ts";
import { backups } from "./backups/feature.ts";
import type { Deps } from "./deps.ts";
import { drafts } from "./drafts/feature.ts";
import type { Feature } from "./feature.ts";
import { accounts } from "./features/accounts/feature.ts";
import { analytics } from "./features/analytics/feature.ts";
import { blog } from "./features/blog/feature.ts";
import { classes } from "./features/classes/feature.ts";
import { contact } from "./features/contact/feature.ts";
import { families } from "./features/families/feature.ts";
import { forum } from "./features/forum/feature.ts";
import { homework } from "./features/homework/feature.ts";
import { lessons } from "./features/lessons/feature.ts";
import { practiceTests } from "./features/practice-tests/feature.ts";
import { progress } from "./features/progress/feature.ts";
import { site } from "./features/site/feature.ts";
import { tutor } from "./features/tutor/feature.ts";
import { weeklyProblem } from "./features/weekly-problem/feature.ts";
import { files } from "./files/feature.ts";
import { prepareApi } from "./http/api.ts";
import { endConnections } from "./http/ending.ts";
import { registerEndpoints } from "./http/endpoints.ts";
import { handleErrors, sendNotFound } from "./http/error-handler.ts";
import { addSecurityHeaders } from "./http/headers.ts";
import { loggerOptions } from "./http/logging.ts";
import { inAskedLanguage } from "./http/pages/address.ts";
import { boundBodies, timeoutOptions } from "./http/timeouts.ts";
import { idempotency } from "./idempotency/feature.ts";
import { mail } from "./mail/feature.ts";
import { notices } from "./notices/feature.ts";
import { operation } from "./operation/feature.ts";
import { search } from "./search/feature.ts";
import { sitemap } from "./sitemap/feature.ts";
import { waiting } from "./waiting/feature.ts";

/** Everything the product has: rooms that features share, and the features. */
export const features: readonly Feature[] = [
  mail,
  idempotency,
  achievements,
  audit,
  notices,
  files,
  drafts,
  search,
  sitemap,
  waiting,
  operation,
  backups,
  site,
  accounts,
  weeklyProblem,
  progress,
  families,
  forum,
  classes,
  homework,
  practiceTests,
  lessons,
  contact,
  blog,
  analytics,
  tutor,
];

const BODY_MAX_BYTES = 128 * 1024;
const LARGEST_UPLOAD = Math.max(...Object.values<Endpoint>(endpoints).map(({ upload }) => upload?.maxBytes ?? 0));

/** Builds the application; `product.ts` puts together what it is built from, and `main.ts` listens. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(deps.log),
    trustProxy: deps.trustProxy ?? false,
    bodyLimit: BODY_MAX_BYTES,
    ...timeoutOptions(LARGEST_UPLOAD, deps.timeouts),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // An address that cannot be decoded leads nowhere.
    frameworkErrors: (_error, request, reply) =>
      void (request.url.startsWith("/api")
        ? sendNotFound(request, reply)
        : reply.redirect(inAskedLanguage("/404", request.url))),
  });
  endConnections(app);
  boundBodies(app, deps.timeouts);
  addSecurityHeaders(app, deps);
  handleErrors(app, deps);
  app.setNotFoundHandler(sendNotFound);
  await app.register(api, { prefix: "/api", deps });
  for (const { beside } of features) if (beside) await app.register(beside, deps);
  if (deps.pages) await app.register(deps.pages);
  return app;
}

async function api(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  await prepareApi(app, deps);
  registerEndpoints(app, deps, endpoints, Object.assign({}, ...features.map(({ routes }) => routes?.(deps))));
}
