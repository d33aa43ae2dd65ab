import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** A secret of 256 random bits, in 43 characters that need no escaping in an address. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** What is stored of a token. No salt and no slowness needed: nobody guesses 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** Whether a text has the form of a token. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
