/**
 * What is written and not yet sent is kept in the browser's tab, each draft under a name of its own: through reloads, log-ins and
 * lost connections. In a browser that keeps nothing it lives as long as the page.
 */

/** Reads a draft; null where there is none, or not one that `isDraft` knows. */
export function loadDraft<Draft>(name: string, isDraft: (value: unknown) => value is Draft): Draft | null {
  return attempt(() => {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "null");
    return isDraft(kept) ? kept : null;
  });
}

/** Keeps a draft; null forgets it. */
export function saveDraft(name: string, draft: object | null): void {
  attempt(() => {
    if (draft) sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(name));
  });
}

/** What one person has written is not for the next one at the same computer. */
export function forgetDrafts(): void {
  attempt(() => {
    for (const key of [...keptDrafts(), DRAFTS_OWNER]) sessionStorage.removeItem(key);
  });
}

/** Whether the tab keeps something that somebody was writing. */
export const keepsDrafts = (): boolean => attempt(() => keptDrafts().length > 0) ?? false;

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

const keyOf = (name: string) => `draft:${name}`;

const keptDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith(keyOf("")));

function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
