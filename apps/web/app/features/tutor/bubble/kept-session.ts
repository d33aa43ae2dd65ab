import { newSessionId } from "../chat/new-session-id.ts";

/** The bubble's conversation. A new one is not on the server yet. */
export type QuickSession = { sessionId: string; isNew: boolean };

export const newSession = (): QuickSession => ({ sessionId: newSessionId(), isNew: true });

/** The one that this tab has, for whoever is here: it goes on after a reload. */
export function keptSession(userId: string): QuickSession {
  try {
    const [owner, sessionId] = (sessionStorage.getItem(KEY) ?? "").split(" ");
    if (owner === userId && sessionId) return { sessionId, isNew: false };
  } catch {
    // A browser that keeps nothing has no conversation from before.
  }
  return newSession();
}

export function keepSession(userId: string, sessionId: string): void {
  try {
    sessionStorage.setItem(KEY, `${userId} ${sessionId}`);
  } catch {
    // It lives as long as the page then.
  }
}

/** The bubble does not ask for a conversation that is deleted. */
export function forgetSession(sessionId: string): void {
  try {
    if (sessionStorage.getItem(KEY)?.endsWith(` ${sessionId}`)) sessionStorage.removeItem(KEY);
  } catch {
    // It was not kept.
  }
}

const KEY = "quickChat";
