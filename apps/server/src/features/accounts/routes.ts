import type { accountEndpoints } from "@dripstone/contract/accounts/endpoints";
import { accountLimits } from "@dripstone/contract/accounts/limits";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../http/errors.ts";
import type { Handlers } from "../../http/handlers.ts";
import { visitorMarkOf } from "../../people/visitor-mark.ts";
import { newToken } from "../../token.ts";
import { uploadAvatar } from "./avatar/upload-avatar.ts";
import { askForDeletion, keepAccount } from "./deletion/ask-for-deletion.ts";
import { changeEmail, keepEmail } from "./email/change-email.ts";
import { confirmEmail, lookAtEmailLink } from "./email/confirm-email.ts";
import { exportData } from "./export/export-data.ts";
import { ExportsUnderway } from "./export/exports-underway.ts";
import type { Owner } from "./lock-owner.ts";
import { changeParentEmail } from "./parents/ask-parent.ts";
import { answerAsParent, lookAtParentLink } from "./parents/parent-answer.ts";
import { changePassword } from "./password/change-password.ts";
import { knownBrowserCookie } from "./password/known-browsers.ts";
import { passwordTries } from "./password/password-tries.ts";
import { provePassword } from "./password/prove-password.ts";
import { lookAtReset, resetPassword } from "./password/reset-password.ts";
import { changeProfile } from "./profile/change-profile.ts";
import { readOwnAccount } from "./profile/own-account.ts";
import { prepareRegistration, refuseUnfit } from "./registration/register.ts";
import { registrationCookie } from "./registration/registering-browser.ts";
import { order } from "./registration/requests.ts";
import { logIn } from "./sessions/log-in.ts";
import { endSessions, listSessions } from "./sessions/sessions.ts";
import { lookAtVerification, verifyEmailByCode, verifyEmailByLink } from "./verification/verify-email.ts";

export function accountRoutes(common: Deps): Handlers<typeof accountEndpoints> {
  const { db, clock, limits } = common;
  const deps = { ...common, tries: passwordTries(limits) };
  // Whoever has an account can make us write to strangers; so only to a few of them a day.
  const letters = limits.limiter("letters-to-others", { max: accountLimits.LETTERS_PER_DAY, perMinutes: 1440 });
  const underway = new ExportsUnderway();
  const prove = ({ user, session, body: { password }, request }: Proof) =>
    provePassword(deps, { user, session, address: request.ip }, { password });

  return {
    "POST /auth/login": async ({ body, request, setCookie }) => {
      const visitor = { ...originOf(request), knownBrowser: knownBrowserCookie.of(request) };
      const { user, token, knownBrowser } = await logIn(deps, visitor, body);
      knownBrowserCookie.give(setCookie, knownBrowser);
      return { user, token };
    },

    "POST /auth/register": async ({ body, request, setCookie }) => {
      await refuseUnfit({ db, clock }, body);
      const browser = newToken();
      const registration = await prepareRegistration(body, { browser, mark: visitorMarkOf(request) });
      await order(deps, { what: "register", registration });
      registrationCookie.give(setCookie, browser);
      return {};
    },

    "POST /auth/logout": async ({ user, session }) => {
      await endSessions(db, { userId: user.id, id: session.id });
      return {};
    },

    "GET /auth/profile": ({ user }) => readOwnAccount(db, user.id, clock()),

    "PUT /auth/profile": (call) => changeProfile(deps, call, call.body),

    "PUT /auth/password": async ({ user, session, body, request, setCookie }) => {
      const owner = { user, session, ...originOf(request) };
      const { token, knownBrowser } = await changePassword(deps, owner, body);
      knownBrowserCookie.give(setCookie, knownBrowser);
      return { token };
    },

    "POST /auth/forgot-password": async ({ body }) => {
      await order(deps, { what: "forgot-password", ...body });
      return {};
    },

    "GET /auth/reset-password": ({ query }) => lookAtReset(deps, query),

    "POST /auth/reset-password": async ({ body, setCookie }) => {
      const { knownBrowser } = await resetPassword(deps, body);
      knownBrowserCookie.give(setCookie, knownBrowser);
      return {};
    },

    "POST /auth/avatar": (call) => uploadAvatar(deps, call, call.upload),

    "GET /auth/verify-email": ({ query, request }) =>
      lookAtVerification(deps, { registration: registrationCookie.of(request) }, query),

    "POST /auth/verify-email": async ({ body, request, setCookie }) => {
      const visitor = { ...originOf(request), registration: registrationCookie.of(request) };
      const entered = await verifyEmailByLink(deps, visitor, body);
      if (entered) knownBrowserCookie.give(setCookie, entered.knownBrowser);
      return { session: entered };
    },

    "POST /auth/verify-email-code": async ({ body, request }) => {
      await verifyEmailByCode(deps, originOf(request), body);
      return {};
    },

    "POST /auth/resend-verification": async ({ body }) => {
      await order(deps, { what: "resend-verification", ...body });
      return {};
    },

    "GET /auth/sessions": (call) => listSessions(db, call, clock()),

    "DELETE /auth/sessions/{id}": async ({ user, params }) => {
      if ((await endSessions(db, { userId: user.id, id: params.id })) === 0) throw new ApiError("NOT_FOUND");
      return {};
    },

    "DELETE /auth/sessions": async ({ user }) => {
      await endSessions(db, { userId: user.id });
      return {};
    },

    "PUT /auth/email": async (call) => {
      await prove(call);
      await letters.take(call.user.id);
      return changeEmail(deps, call, call.body);
    },

    "DELETE /auth/email": (call) => keepEmail(deps, call),

    "GET /auth/confirm-email": ({ query }) => lookAtEmailLink(db, query, clock()),

    "POST /auth/confirm-email": ({ body }) => confirmEmail(deps, body),

    "GET /auth/parent-consent": ({ query }) => lookAtParentLink(db, query, clock()),

    "POST /auth/parent-consent": ({ body }) => answerAsParent(deps, body),

    "PUT /auth/parent-email": async (call) => {
      await letters.take(call.user.id);
      await changeParentEmail(deps, call, call.body);
      return {};
    },

    "POST /auth/export": async (call) => {
      await prove(call);
      return exportData({ ...deps, underway }, call);
    },

    "POST /auth/deletion": async (call) => {
      await prove(call);
      return askForDeletion(deps, call);
    },

    "DELETE /auth/deletion": (call) => keepAccount(deps, call),
  };
}

type Proof = Owner & { body: { password: string }; request: FastifyRequest };

const originOf = ({ ip, headers }: FastifyRequest) => ({ address: ip, userAgent: headers["user-agent"] });
