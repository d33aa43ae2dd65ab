import { randomUUID } from "node:crypto";
import { endpoints } from "@dripstone/contract";
import Fastify, { type FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
import { avatarRoute } from "./features/accounts/avatar/avatar-route.ts";
import { dropLostAvatars } from "./features/accounts/avatar/drop-lost-avatars.ts";
import { deleteDueAccounts } from "./features/accounts/deletion/delete-due-accounts.ts";
import { forgetExpired } from "./features/accounts/deletion/forget-expired.ts";
import { accountMails } from "./features/accounts/mailing/mails.ts";
import { accountData } from "./features/accounts/personal-data.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import { forgetEndedSessions } from "./features/accounts/sessions/sessions.ts";
import { awardBadges, badgesEarnedAt } from "./features/progress/badges.ts";
import { progressData } from "./features/progress/personal-data.ts";
import { progressRoutes } from "./features/progress/routes.ts";
import { siteRoutes } from "./features/site/routes.ts";
import { weeklyProblemData } from "./features/weekly-problem/personal-data.ts";
import { weeklyRecord } from "./features/weekly-problem/record.ts";
import { weeklyProblemRoutes } from "./features/weekly-problem/routes.ts";
import { prepareApi } from "./http/api.ts";
import { registerEndpoints } from "./http/endpoints.ts";
import { handleErrors, sendNotFound } from "./http/error-handler.ts";
import { addSecurityHeaders } from "./http/headers.ts";
import { loggerOptions } from "./http/logging.ts";
import { timeoutOptions } from "./http/timeouts.ts";
import { forgetQueuedMails } from "./mail/allowance.ts";
import type { Writers } from "./mail/mail.ts";
import type { PersonalData } from "./personal-data.ts";

const BODY_MAX_BYTES = 128 * 1024;

/** Builds the application, everything it has; listening is `main.ts`'s. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(deps.log),
    trustProxy: deps.trustProxy ?? false,
    bodyLimit: BODY_MAX_BYTES,
    ...timeoutOptions(deps.timeouts),
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
  await app.register(avatarRoute, deps);
  if (deps.pages) await app.register(deps.pages);
  return app;
}

async function api(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  await prepareApi(app, deps);
  registerEndpoints(app, deps, endpoints, {
    ...siteRoutes(deps),
    ...accountRoutes(deps, personalData),
    ...weeklyProblemRoutes(deps, { award: awardBadges, earnedAt: badgesEarnedAt }),
    ...progressRoutes(deps, weeklyRecord),
  });
}

/** Who writes which mail. */
export function mailWriters(deps: Pick<Deps, "db" | "clock">): Writers {
  return { ...accountMails(deps) };
}

/** What each feature keeps of people. */
export const personalData: readonly PersonalData[] = [accountData, weeklyProblemData, progressData];

/** What is done every hour, whatever happened since: each part finds out by itself what is due, and fails alone. */
export async function tidyUp(deps: Pick<Deps, "db" | "clock" | "mail" | "files">): Promise<void> {
  const { db, clock } = deps;
  const outcomes = await Promise.allSettled([
    deleteDueAccounts(deps),
    forgetEndedSessions(db, clock()),
    forgetExpired(deps),
    forgetQueuedMails(db, clock()),
    dropLostAvatars(deps),
  ]);
  const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join("; "));
}
