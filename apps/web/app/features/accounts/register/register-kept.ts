import { draftKey } from "../../../session/storage.ts";
import type { RegisterDraft } from "./register-draft.ts";

const place = draftKey("registration");
const names = ["name", "email", "parentEmail"] as const;

type Kept = Partial<Pick<RegisterDraft, (typeof names)[number]>>;

/** What was written in this tab before it was loaded anew; never a password. */
export function keptRegistration(): Kept {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? "null");
    if (typeof kept !== "object" || kept === null) return {};
    const texts = names.map((name) => [name, (kept as Record<string, unknown>)[name]] as const);
    return Object.fromEntries(texts.filter(([, text]) => typeof text === "string"));
  } catch {
    return {};
  }
}

export function keepRegistration(draft: RegisterDraft): void {
  attempt(() => {
    sessionStorage.setItem(place, JSON.stringify(Object.fromEntries(names.map((name) => [name, draft[name]]))));
  });
}

export function forgetRegistration(): void {
  attempt(() => sessionStorage.removeItem(place));
}

/** In a browser that keeps nothing, what is written lives as long as the page. */
function attempt(run: () => void): void {
  try {
    run();
  } catch {
    // As told.
  }
}
