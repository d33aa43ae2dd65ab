import type { User } from "@dripstone/contract/accounts/payloads";
import { isUser } from "./stored-user.ts";

const keys = { token: "token", user: "user", rememberMe: "rememberMe" } as const;

/** What the browser keeps of a session. */
export type StoredSession = { token: string; user: User | null };

/**
 * Reads the kept session. A user that cannot be read is removed and counts as none; a browser that keeps nothing
 * (storage switched off) has no session.
 */
export function loadSession(): StoredSession | null {
  return attempt(() => {
    const token = localStorage.getItem(keys.token);
    return token ? { token, user: loadUser() } : null;
  });
}

/** Keeps a session; the flag tells whether the person asked to be remembered. */
export function saveSession(token: string, user: User, rememberMe: boolean): void {
  attempt(() => {
    localStorage.setItem(keys.token, token);
    if (rememberMe) localStorage.setItem(keys.rememberMe, "true");
    else localStorage.removeItem(keys.rememberMe);
    localStorage.setItem(keys.user, JSON.stringify(user));
  });
}

/** Puts a new token in the place of the kept one, if it is still that one. */
export function saveToken(token: string, inPlaceOf: string | null): void {
  whileKept(inPlaceOf, () => localStorage.setItem(keys.token, token));
}

/** Keeps the user of a token, if it is still the kept one. */
export function saveUser(user: User, of: string | null): void {
  whileKept(of, () => localStorage.setItem(keys.user, JSON.stringify(user)));
}

/** Forgets the kept session, whoever's it is. */
export function forgetSession(): void {
  attempt(() => {
    for (const key of Object.values(keys)) localStorage.removeItem(key);
  });
}

/** Forgets the session of a token that is no good any more, if it is still the kept one. */
export function forgetSessionOf(token: string | null): void {
  whileKept(token, forgetSession);
}

/** Another tab may have put a new session in place, and this one has not heard of it yet: that one is left alone. */
function whileKept(token: string | null, run: () => void): void {
  attempt(() => {
    if (token !== null && localStorage.getItem(keys.token) === token) run();
  });
}

function loadUser(): User | null {
  const stored = localStorage.getItem(keys.user);
  if (stored === null) return null;
  try {
    const user: unknown = JSON.parse(stored);
    if (isUser(user)) return user;
  } catch {
    // Falls through: removed like anything else that is no user.
  }
  localStorage.removeItem(keys.user);
  return null;
}

function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
