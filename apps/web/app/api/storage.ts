import type { User } from "@dripstone/contract/accounts/payloads";

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
    saveUser(user);
  });
}

export function saveToken(token: string): void {
  attempt(() => localStorage.setItem(keys.token, token));
}

export function saveUser(user: User): void {
  attempt(() => localStorage.setItem(keys.user, JSON.stringify(user)));
}

export function forgetSession(): void {
  attempt(() => {
    for (const key of Object.values(keys)) localStorage.removeItem(key);
  });
}

/** Where a form may keep what is written and not yet sent; it goes when somebody logs out. */
export const draftKey = (of: string) => `draft:${of}`;

/** What one person has written is not for the next one at the same computer. */
export function forgetDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(draftKey(""))) sessionStorage.removeItem(key);
    }
  });
}

function loadUser(): User | null {
  const stored = localStorage.getItem(keys.user);
  if (stored === null) return null;
  try {
    const user: unknown = JSON.parse(stored);
    if (typeof user === "object" && user !== null && "id" in user && "role" in user) return user as User;
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
