import type { BirthMonth } from "@dripstone/contract/accounts/age";
import { saveDraft } from "../../../ui/drafts/draft-storage.ts";
import { useDraft } from "../../../ui/drafts/use-draft.ts";

const NAME = "birth";

/**
 * What somebody has said about their birth, kept in the tab until the registration is sent: a child who has learned what follows from
 * it cannot go back and say something else.
 */
export function useBirth(): [birth: BirthMonth | null, say: (birth: BirthMonth | null) => void] {
  const [birth, keep] = useDraft(NAME, isBirthMonth);
  return [birth, (said) => keep(() => said)];
}

/** Lets the next person at this tab be asked again. */
export function forgetBirth(): void {
  saveDraft(NAME, null);
}

export function isBirthMonth(value: unknown): value is BirthMonth {
  if (typeof value !== "object" || value === null) return false;
  const { year, month } = value as Record<string, unknown>;
  return typeof year === "number" && typeof month === "number";
}
