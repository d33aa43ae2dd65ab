import type { accountEndpoints } from "@dripstone/contract/accounts/endpoints";
import type { Deps } from "../../deps.ts";
import type { Handlers } from "../../http/handlers.ts";
import { inEvenTime } from "./even-time.ts";
import { logIn } from "./log-in.ts";
import { presentUser } from "./present.ts";
import { register } from "./register.ts";
import { resendVerification } from "./resend-verification.ts";
import { endSession } from "./sessions.ts";
import { lookAtVerificationLink, verifyEmailByCode, verifyEmailByLink } from "./verify-email.ts";

export const accountRoutes = (deps: Deps): Handlers<typeof accountEndpoints> => ({
  "POST /auth/login": async ({ body }) => {
    const { user, token } = await logIn(deps, body);
    return { user: presentUser(user), token };
  },

  "POST /auth/register": async ({ body }) => {
    await inEvenTime(register(deps, body));
    return {};
  },

  "POST /auth/logout": async ({ session }) => {
    await endSession(deps.db, session.id);
    return {};
  },

  "GET /auth/profile": async ({ user }) => {
    const account = deps.db.selectFrom("users").selectAll().where("id", "=", user.id);
    return presentUser(await account.executeTakeFirstOrThrow());
  },

  "GET /auth/verify-email": async ({ query }) => {
    await lookAtVerificationLink(deps, query);
    return {};
  },

  "POST /auth/verify-email": async ({ body }) => {
    await verifyEmailByLink(deps, body);
    return {};
  },

  "POST /auth/verify-email-code": async ({ body }) => {
    await verifyEmailByCode(deps, body);
    return {};
  },

  "POST /auth/resend-verification": async ({ body }) => {
    await inEvenTime(resendVerification(deps, body.email));
    return {};
  },
});
