import { looksLikeStaff } from "@dripstone/contract/accounts/names";
import { type FamilyRole, profilePayload, type User } from "@dripstone/contract/accounts/payloads";
import { payloadIssues } from "@dripstone/contract/field-issues";
import { loadDraft, saveDraft } from "../../../ui/drafts/draft-storage.ts";
import type { Issues } from "../../../ui/form/use-fields.ts";

/** What the form holds of an account. */
export type AboutDraft = Pick<User, "name" | "firstName" | "lastName" | "school" | "grade" | "preferredLanguage"> & {
  familyRole: FamilyRole;
};

export function draftOf(user: User): AboutDraft {
  const { name, firstName, lastName, school, grade, preferredLanguage, familyRole } = user;
  return { name, firstName, lastName, school, grade, preferredLanguage, familyRole: familyRole ?? "student" };
}

/** What of a draft differs from what is kept, as the server would keep it. */
export function changesOf(draft: AboutDraft, user: User): Partial<AboutDraft> {
  const kept = draftOf(user);
  const names = Object.keys(draft) as (keyof AboutDraft)[];
  const changed = names.filter((name) => draft[name].trim().normalize("NFC") !== kept[name]);
  return Object.fromEntries(changed.map((name) => [name, draft[name]]));
}

const nameOf = (user: User) => `profile:${user.id}`;

/** What was changed in this tab and is not saved; a session that ends meanwhile takes nothing of it along. */
export const keptChanges = (user: User): Partial<AboutDraft> => loadDraft(nameOf(user), areChanges) ?? {};

export const keepChanges = (user: User, changes: Partial<AboutDraft>): void =>
  saveDraft(nameOf(user), Object.keys(changes).length > 0 ? changes : null);

function areChanges(value: unknown): value is Partial<AboutDraft> {
  return typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");
}

/**
 * What has not been touched is not objected to: older accounts may hold what would not be taken today. Only who works at the school
 * may be called like its office.
 */
export function issuesOf(draft: AboutDraft, user: User): Issues<AboutDraft> {
  const changes = changesOf(draft, user);
  const isReserved = user.role === "student" && looksLikeStaff(changes.name ?? "");
  return {
    ...(isReserved && { name: { code: "NAME_RESERVED" } }),
    ...payloadIssues(profilePayload, changes),
  };
}
