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

/** Where a form may keep what is written and not yet sent; it goes when somebody logs out. */
export const draftKey = (of: string) => `draft:${of}`;

/** What one person has written is not for the next one at the same computer. */
export function forgetDrafts(): void {
  attempt(() => {
    for (const key of [...keptDrafts(), DRAFTS_OWNER]) sessionStorage.removeItem(key);
  });
}

/** A session has ended under the drafts: its user, if known, may go on with them after the next login, and nobody else. */
export function reserveDrafts(userId: string | undefined): void {
  attempt(() => {
    if (keptDrafts().length > 0) sessionStorage.setItem(DRAFTS_OWNER, userId ?? "");
  });
}

/** Leaves the drafts of the tab to whoever has logged in, unless they are reserved for somebody else: then they go. */
export function claimDrafts(userId: string): void {
  attempt(() => {
    const owner = sessionStorage.getItem(DRAFTS_OWNER);
    if (owner === userId) sessionStorage.removeItem(DRAFTS_OWNER);
    else if (owner !== null) forgetDrafts();
  });
}

/** Whose drafts lie in a tab when their session has ended. */
const DRAFTS_OWNER = "draftsOf";

const keptDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith(draftKey("")));

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
