import { nanoid } from "@reduxjs/toolkit";
import { loadDraft, saveDraft } from "../../../ui/drafts/draft-storage.ts";

export type Texts = Record<string, string>;

/** What somebody is writing in a form that is open to everybody: under which name it is sent, however often, and since when it is written. */
export type FormDraft<Values extends Texts> = { id: string; begunAt: number; values: Values };

export const newDraft = <Values extends Texts>(values: Values, begunAt: number): FormDraft<Values> => ({
  id: nanoid(),
  begunAt,
  values,
});

/** What the tab has of it; null where there is nothing, or nothing of these fields. */
export function keptDraft<Values extends Texts>(name: string, empty: Values): FormDraft<Values> | null {
  const isDraft = (value: unknown): value is FormDraft<Values> => {
    const { id, begunAt, values } = (value ?? {}) as Partial<FormDraft<Values>>;
    if (typeof id !== "string" || typeof begunAt !== "number" || typeof values !== "object") return false;
    return Object.keys(empty).every((field) => typeof values[field] === "string");
  };
  return loadDraft(name, isDraft);
}

export const keepDraft = (name: string, draft: FormDraft<Texts> | null): void => saveDraft(name, draft);
