import type { accountEndpoints } from "@dripstone/contract/accounts/endpoints";
import { accountLimits } from "@dripstone/contract/accounts/limits";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../http/errors.ts";
import type { Handlers } from "../../http/handlers.ts";
import { uploadAvatar } from "./avatar/upload-avatar.ts";
import { askForDeletion, keepAccount } from "./deletion/ask-for-deletion.ts";
import { exportData } from "./deletion/export-data.ts";
import { changeEmail, keepEmail } from "./email/change-email.ts";
import { confirmEmail, lookAtEmailLink } from "./email/confirm-email.ts";
import { inEvenTime } from "./mailing/even-time.ts";
import { changeParentEmail } from "./parents/ask-parent.ts";
import { answerAsParent, lookAtParentLink } from "./parents/parent-answer.ts";
import { changePassword } from "./password/change-password.ts";
import { forgotPassword } from "./password/forgot-password.ts";
import { KNOWN_BROWSER_COOKIE, knownBrowserCookie } from "./password/known-browsers.ts";
import { passwordTries } from "./password/password-tries.ts";
import { provePassword } from "./password/prove-password.ts";
import { lookAtResetLink, resetPassword } from "./password/reset-password.ts";
import { changeProfile } from "./profile/change-profile.ts";
import { readOwnAccount } from "./profile/own-account.ts";
import { refuseUnfit, register } from "./registration/register.ts";
import { logIn } from "./sessions/log-in.ts";
import { endSession, endSessionOf, endSessionsOf, listSessions } from "./sessions/sessions.ts";
import { resendVerification } from "./verification/resend-verification.ts";
import { lookAtVerificationLink, verifyEmailByCode, verifyEmailByLink } from "./verification/verify-email.ts";

export function accountRoutes(deps: Deps): Handlers<typeof accountEndpoints> {
  const { db, clock } = deps;
  const tries = passwordTries(deps.limits);
  // An account makes us write to addresses that it names: not to many.
  const letters = deps.limits.limiter("letters-to-others", { max: accountLimits.LETTERS_PER_DAY, perMinutes: 1440 });
  const prove = ({ user, session, body, request }: Proof) =>
    provePassword(db, tries, { ...ownerOf({ user, session }), password: body.password, address: request.ip });

  return {
    "POST /auth/login": async ({ body, request, setCookie }) => {
      const { user, token, knownBrowser } = await logIn(deps, tries, body, {
        ...whence(request),
        knownBrowser: request.cookies[KNOWN_BROWSER_COOKIE],
      });
      setCookie(KNOWN_BROWSER_COOKIE, knownBrowser, knownBrowserCookie);
      return { user, token };
    },

    "POST /auth/register": async ({ body }) => {
      refuseUnfit(body, clock());
      await inEvenTime(register(deps, body));
      return {};
    },

    "POST /auth/logout": async ({ session }) => {
      await endSession(db, session.id);
      return {};
    },

    "GET /auth/profile": ({ user }) => readOwnAccount(db, user.id, clock()),

    "PUT /auth/profile": ({ user, body }) => changeProfile(deps, user, body),

    "PUT /auth/password": async ({ user, session, body, request, setCookie }) => {
      const by = { userId: user.id, sessionId: session.id, ...whence(request) };
      const { token, knownBrowser } = await changePassword(deps, tries, body, by);
      setCookie(KNOWN_BROWSER_COOKIE, knownBrowser, knownBrowserCookie);
      return { token };
    },

    "POST /auth/forgot-password": async ({ body }) => {
      await inEvenTime(forgotPassword(deps, body.email));
      return {};
    },

    "GET /auth/reset-password": async ({ query }) => {
      await lookAtResetLink(deps, query);
      return {};
    },

    "POST /auth/reset-password": async ({ body, setCookie }) => {
      const { knownBrowser } = await resetPassword(deps, body);
      setCookie(KNOWN_BROWSER_COOKIE, knownBrowser, knownBrowserCookie);
      return {};
    },

    "POST /auth/avatar": ({ user, upload }) => uploadAvatar(deps, user.id, upload),

    "GET /auth/verify-email": async ({ query }) => {
      await lookAtVerificationLink(deps, query);
      return {};
    },

    "POST /auth/verify-email": async ({ body, request }) => {
      await verifyEmailByLink({ ...deps, tries, address: request.ip }, body);
      return {};
    },

    "POST /auth/verify-email-code": async ({ body, request }) => {
      await verifyEmailByCode({ ...deps, tries, address: request.ip }, body);
      return {};
    },

    "POST /auth/resend-verification": async ({ body }) => {
      await inEvenTime(resendVerification(deps, body.email));
      return {};
    },

    "GET /auth/sessions": ({ user, session }) =>
      listSessions(db, { userId: user.id, currentId: session.id, now: clock() }),

    "DELETE /auth/sessions/{id}": async ({ user, params }) => {
      if (!(await endSessionOf(db, user.id, params.id))) throw new ApiError("NOT_FOUND");
      return {};
    },

    "DELETE /auth/sessions": async ({ user }) => {
      await endSessionsOf(db, user.id);
      return {};
    },

    "PUT /auth/email": async (call) => {
      await prove(call);
      await letters.take(call.user.id);
      return changeEmail(deps, ownerOf(call), call.body.email);
    },

    "DELETE /auth/email": ({ user }) => keepEmail(deps, user.id),

    "GET /auth/confirm-email": ({ query }) => lookAtEmailLink(deps, query.token),

    "POST /auth/confirm-email": ({ body }) => confirmEmail(deps, body.token),

    "GET /auth/parent-consent": ({ query }) => lookAtParentLink(deps, query.token),

    "POST /auth/parent-consent": ({ body }) => answerAsParent(deps, body),

    "PUT /auth/parent-email": async ({ user, body }) => {
      await letters.take(user.id);
      await changeParentEmail(deps, user.id, body.parentEmail);
      return {};
    },

    "POST /auth/export": async (call) => {
      await prove(call);
      return exportData(deps, ownerOf(call));
    },

    "POST /auth/deletion": async (call) => {
      await prove(call);
      return askForDeletion(deps, ownerOf(call));
    },

    "DELETE /auth/deletion": ({ user, session }) => keepAccount(deps, { userId: user.id, sessionId: session.id }),
  };
}

type Proof = {
  user: { id: string };
  session: { id: string };
  body: { password: string };
  request: FastifyRequest;
};

const ownerOf = ({ user, session }: Pick<Proof, "user" | "session">) => ({ userId: user.id, sessionId: session.id });

const whence = ({ ip, headers }: FastifyRequest) => ({ address: ip, userAgent: headers["user-agent"] });
