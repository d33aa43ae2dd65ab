import type { User } from "@dripstone/contract/accounts/payloads";
import { placePayload } from "@dripstone/contract/classes/places";
import { payloadIssues } from "@dripstone/contract/field-issues";
import { loadDraft, saveDraft } from "../../../ui/drafts/draft-storage.ts";
import type { Issues } from "../../../ui/form/use-fields.ts";

/** A registration as it is typed. */
export type PlaceDraft = {
  studentName: string;
  age: string;
  parentName: string;
  parentEmail: string;
  parentPhone: string;
  note: string;
};

const empty: PlaceDraft = {
  studentName: "",
  age: "",
  parentName: "",
  parentEmail: "",
  parentPhone: "",
  note: "",
};

const nameOf = (classId: string) => `class-place:${classId}`;

/** What was typed in this tab before; or what the account itself knows of the family. */
export function draftOf(classId: string, user: User | null): PlaceDraft {
  const kept = loadDraft(nameOf(classId), isDraft);
  if (kept || !user) return kept ?? empty;
  if (user.familyRole === "parent") return { ...empty, parentName: user.name, parentEmail: user.email };
  // Somebody grown up who has not said so may be a parent all the same: whoever has no such role is the child itself.
  const studentName = user.familyRole === null ? user.name : "";
  return { ...empty, studentName, ...(user.mailbox === "parent" && { parentEmail: user.email }) };
}

export const keepDraft = (classId: string, draft: PlaceDraft | null): void => saveDraft(nameOf(classId), draft);

export function payloadOf({ age, ...draft }: PlaceDraft) {
  return { ...draft, age: yearsOf(age) };
}

/** What is wrong with it for a program of these ages. */
export function issuesOf(draft: PlaceDraft, ages: { from: number; to: number }): Issues<PlaceDraft> {
  const { age: found, ...others } = payloadIssues(placePayload, payloadOf(draft));
  const age = ageIssueOf(draft.age, ages) ?? found;
  return { ...others, ...(age && { age }) };
}

function ageIssueOf(age: string, { from: min, to: max }: { from: number; to: number }) {
  if (age.trim() === "") return { code: "FIELD_REQUIRED" as const };
  const years = yearsOf(age);
  if (!Number.isInteger(years)) return { code: "NUMBER_OUT_OF_RANGE" as const, min, max };
  return years < min || years > max ? { code: "AGE_OUT_OF_RANGE" as const, min, max } : undefined;
}

/** A Chinese input method may leave full-width digits. */
function yearsOf(age: string): number {
  const plain = age.normalize("NFKC").trim();
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

function isDraft(value: unknown): value is PlaceDraft {
  if (typeof value !== "object" || value === null) return false;
  return Object.keys(empty).every((name) => typeof (value as Record<string, unknown>)[name] === "string");
}
