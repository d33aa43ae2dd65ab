import { useCallback } from "react";
import { useDraft } from "../../../ui/drafts/use-draft.ts";
import type { RegisterDraft } from "./register-draft.ts";

/** What is kept of a form that was not sent; never a password. */
export type KeptRegistration = Pick<RegisterDraft, "name" | "email" | "parentEmail">;

export function useKeptRegistration(): [
  kept: KeptRegistration | null,
  keep: (draft: RegisterDraft) => void,
  forget: () => void,
] {
  const [kept, keep] = useDraft("registration", isKept);
  const keepTexts = useCallback(
    ({ name, email, parentEmail }: RegisterDraft) => keep(() => ({ name, email, parentEmail })),
    [keep],
  );
  const forget = useCallback(() => keep(() => null), [keep]);
  return [kept, keepTexts, forget];
}

function isKept(value: unknown): value is KeptRegistration {
  if (typeof value !== "object" || value === null) return false;
  const { name, email, parentEmail } = value as Record<string, unknown>;
  return [name, email, parentEmail].every((text) => typeof text === "string");
}
