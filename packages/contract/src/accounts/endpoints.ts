import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { loginPayload, registerPayload, resendPayload, user, verificationCode, verificationLink } from "./payloads.ts";

const nothing = z.object({});

export const accountEndpoints = defineEndpoints({
  "POST /auth/login": {
    summary: "Open a session",
    access: "anyone",
    body: loginPayload,
    reply: z.object({ user, token: z.string() }),
    errors: ["INVALID_CREDENTIALS", "EMAIL_NOT_VERIFIED", "ACCOUNT_DEACTIVATED"],
    rateLimit: { max: 30, perMinutes: 5 },
  },
  "POST /auth/register": {
    summary: "Open an account; answers the same for an address that has one already, and tells its owner by mail",
    access: "anyone",
    body: registerPayload,
    reply: nothing,
    status: 202,
    rateLimit: { max: 30, perMinutes: 10 },
  },
  "POST /auth/logout": {
    summary: "End the session of the token",
    access: "user",
    reply: nothing,
  },
  "GET /auth/profile": {
    summary: "The account of the token",
    access: "user",
    reply: user,
  },
  "GET /auth/verify-email": {
    summary: "Look whether a verification link is still good; uses nothing up, so that a mail scanner does no harm",
    access: "anyone",
    query: verificationLink,
    reply: nothing,
    errors: ["VERIFICATION_LINK_INVALID", "VERIFICATION_LINK_EXPIRED"],
    rateLimit: { max: 60, perMinutes: 5 },
  },
  "POST /auth/verify-email": {
    summary: "Verify an address by the link's token",
    access: "anyone",
    body: verificationLink,
    reply: nothing,
    errors: ["VERIFICATION_LINK_INVALID", "VERIFICATION_LINK_EXPIRED"],
    rateLimit: { max: 60, perMinutes: 5 },
  },
  "POST /auth/verify-email-code": {
    summary: "Verify an address by the mailed code",
    access: "anyone",
    body: verificationCode,
    reply: nothing,
    errors: ["VERIFICATION_CODE_INVALID", "VERIFICATION_CODE_EXPIRED"],
    rateLimit: { max: 60, perMinutes: 5 },
  },
  "POST /auth/resend-verification": {
    summary: "Mail a new link and code; answers the same for every address",
    access: "anyone",
    body: resendPayload,
    reply: nothing,
    status: 202,
    rateLimit: { max: 30, perMinutes: 10 },
  },
});
