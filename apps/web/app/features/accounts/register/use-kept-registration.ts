import { useCallback } from "react";
import { useDraft } from "../../../ui/drafts/use-draft.ts";
import type { RegisterDraft } from "./register-draft.ts";

/** What is kept of a form that was not sent; never a password. */
export type KeptRegistration = Pick<RegisterDraft, "name" | "email" | "mailbox" | "parentEmail">;

export function useKeptRegistration(): [
  kept: KeptRegistration | null,
  keep: (draft: RegisterDraft) => void,
  forget: () => void,
] {
  const [kept, keep] = useDraft("registration", isKept);
  const keepTexts = useCallback(
    ({ name, email, mailbox, parentEmail }: RegisterDraft) => keep(() => ({ name, email, mailbox, parentEmail })),
    [keep],
  );
  const forget = useCallback(() => keep(() => null), [keep]);
  return [kept, keepTexts, forget];
}

function isKept(value: unknown): value is KeptRegistration {
  if (typeof value !== "object" || value === null) return false;
  const { name, email, mailbox, parentEmail } = value as Record<string, unknown>;
  if (mailbox !== null && mailbox !== "own" && mailbox !== "parent") return false;
  return [name, email, parentEmail].every((text) => typeof text === "string");
}
