import type { BirthMonth } from "@dripstone/contract/accounts/age";
import { useCallback, useEffect, useState } from "react";
import { draftKey } from "../../../session/storage.ts";

const place = draftKey("birth");

/**
 * What somebody has said about their birth, kept in the tab: a child who has learned what follows from it cannot simply go back
 * and say something else. Null at first, also in the browser: the server's HTML knows of no answer.
 */
export function useBirth(): [birth: BirthMonth | null, say: (birth: BirthMonth | null) => void] {
  const [birth, setBirth] = useState<BirthMonth | null>(null);
  useEffect(() => setBirth(load()), []);
  const say = useCallback((said: BirthMonth | null) => {
    setBirth(said);
    save(said);
  }, []);
  return [birth, say];
}

/** Lets the next person at this tab be asked again. */
export function forgetBirth(): void {
  save(null);
}

function load(): BirthMonth | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { year, month } = kept as Record<string, unknown>;
    return typeof year === "number" && typeof month === "number" ? { year, month } : null;
  } catch {
    return null;
  }
}

function save(birth: BirthMonth | null): void {
  try {
    if (birth) sessionStorage.setItem(place, JSON.stringify(birth));
    else sessionStorage.removeItem(place);
  } catch {
    // A browser that keeps nothing: the answer lives as long as the page.
  }
}
