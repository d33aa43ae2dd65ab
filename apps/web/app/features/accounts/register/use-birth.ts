import { type BirthMonth, needsParent } from "@dripstone/contract/accounts/age";
import { DAY_MS } from "@dripstone/contract/durations";
import { useCallback, useEffect, useState } from "react";
import { saveDraft } from "../../../ui/drafts/draft-storage.ts";
import { useDraft } from "../../../ui/drafts/use-draft.ts";

const NAME = "birth";

/**
 * What somebody has said about their birth, kept like a draft: a child who has learned what follows from it cannot simply go
 * back and say something else, nor in another tab of the browser for a day.
 */
export function useBirth(): [birth: BirthMonth | null, say: (birth: BirthMonth | null) => void] {
  const [birth, keep] = useDraft(NAME, isBirthMonth);
  const [childs, setChilds] = useState<BirthMonth | null>(null);
  useEffect(() => setChilds(saidByChild()), []);
  const say = useCallback(
    (said: BirthMonth | null) => {
      keep(() => said);
      if (said && needsParent(said, new Date())) keepForChild(said);
    },
    [keep],
  );
  return [birth ?? childs, say];
}

/** Lets the next person at this tab be asked again. */
export function forgetBirth(): void {
  saveDraft(NAME, null);
}

const KEY = "birthOfChild";

type Said = BirthMonth & { until: number };

function keepForChild(birth: BirthMonth): void {
  const said: Said = { ...birth, until: Date.now() + DAY_MS };
  try {
    localStorage.setItem(KEY, JSON.stringify(said));
  } catch {
    // A browser that keeps nothing has the tab's draft alone.
  }
}

function saidByChild(): BirthMonth | null {
  try {
    const said: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (!isBirthMonth(said)) return null;
    const { year, month, until } = said as Said;
    if (until > Date.now()) return { year, month };
    localStorage.removeItem(KEY);
  } catch {
    // Nothing is kept, or it is not ours.
  }
  return null;
}

function isBirthMonth(value: unknown): value is BirthMonth {
  if (typeof value !== "object" || value === null) return false;
  const { year, month } = value as Record<string, unknown>;
  return typeof year === "number" && typeof month === "number";
}
