import { fastifyCookie } from "@fastify/cookie";
import type { FastifyRequest } from "fastify";
import { isToken } from "../token.ts";
import type { Cookie } from "./handlers.ts";

type SecretCookie = {
  /** The secret that a request brings along. What has not the form of those that are given here counts as none. */
  of(request: FastifyRequest): string | undefined;
  /** Gives a secret to the browser, by what the handler is given. */
  give(setCookie: (name: string, value: string, cookie: Cookie) => void, secret: string): void;
};

type Rule = {
  name: string;
  /** The calls with which it is sent. */
  path: string;
  /** `lax` where it must come along when somebody arrives by a link. */
  sameSite: "strict" | "lax";
  seconds: number;
};

/**
 * A cookie by which a browser is known again, and nobody by name: a secret (`newToken`) that no script reads, and of which only the hash
 * is stored (`hashToken`).
 */
export function secretCookie({ name, path, sameSite, seconds }: Rule): SecretCookie {
  const cookie: Cookie = { path, httpOnly: true, sameSite, secure: "auto", maxAge: seconds };
  return {
    // Files are served beside the API, whose requests alone come with their cookies read.
    of({ headers }) {
      const secret = fastifyCookie.parse(headers.cookie ?? "")[name];
      return secret !== undefined && isToken(secret) ? secret : undefined;
    },
    give: (setCookie, secret) => setCookie(name, secret, cookie),
  };
}
