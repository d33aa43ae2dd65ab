import type { FieldIssue } from "@dripstone/contract/errors";
import type { Owner, Strength } from "@dripstone/passwords";
import { useSyncExternalStore } from "react";
import { site } from "../../../../../../site.config.ts";
import { fetchPart } from "../../../ui/late/fetch-part.ts";

export type PasswordJudge = {
  /** Null as long as nothing is typed, or the dictionaries are not here: then the server decides alone. */
  strengthOf(password: string, owner: Owner): Strength | null;
  /** What is wrong with a password that is among the first that somebody would try. */
  objectionTo(password: string, owner: Owner): FieldIssue | undefined;
};

/** Judges how hard new passwords are to guess, as the server does; `fetchDictionaries` has to be called before. */
export function usePasswordJudge(): PasswordJudge {
  const present = useSyncExternalStore(subscribe, dictionariesNow, noDictionaries);
  return present ? judge : undecided;
}

/** Fetches the dictionaries if they are not here: about a megabyte, wanted only by who makes a password. */
export function fetchDictionaries(): void {
  if (dictionaries || fetching) return;
  fetching = true;
  fetchPart(() => import("@dripstone/passwords")).then(
    (found) => {
      dictionaries = found;
      for (const tell of listeners) tell();
    },
    () => {
      // The next look at the field tries again.
      fetching = false;
    },
  );
}

type Dictionaries = typeof import("@dripstone/passwords");

let dictionaries: Dictionaries | null = null;
let fetching = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const dictionariesNow = () => dictionaries;
const noDictionaries = () => null;

const undecided: PasswordJudge = { strengthOf: () => null, objectionTo: () => undefined };

const judge: PasswordJudge = {
  strengthOf,
  objectionTo(password, owner) {
    const strength = strengthOf(password, owner);
    return dictionaries && strength !== null && strength < dictionaries.STRENGTH_MIN
      ? { code: "PASSWORD_TOO_COMMON" }
      : undefined;
  },
};

/** A form asks several times for the same password while it is drawn: the last verdict is kept. */
let last: { key: string; strength: Strength } | null = null;

function strengthOf(password: string, owner: Owner): Strength | null {
  if (!dictionaries || password === "") return null;
  const key = JSON.stringify([password, owner]);
  if (last?.key !== key) {
    const about = dictionaries.wordsAround(owner, Object.values(site.name));
    last = { key, strength: dictionaries.strengthOf(password, about) };
  }
  return last.strength;
}
