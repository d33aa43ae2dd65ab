import { createContext, useContext } from "react";
import type { ProblemDraft } from "./draft.ts";
import type { Change } from "./use-editor.ts";

/** What every field of the editor needs to know. */
export type Writing = {
  problem: ProblemDraft;
  change: Change;
  /** Nothing may be changed, or no rule by which answers were judged. */
  readOnly: boolean;
  rubricReadOnly: boolean;
  /** What is to be told at a field, by its path in the draft. */
  issueAt(path: string): string | undefined;
};

const Context = createContext<Writing | null>(null);

export const WritingProvider = Context.Provider;

export function useWriting(): Writing {
  const writing = useContext(Context);
  if (!writing) throw new Error("A field of the editor stands outside of it");
  return writing;
}

/** The element of a field, by its path in the draft: what a fault leads to. */
export const fieldId = (path: string) => `field-${path.replaceAll(/[^\w-]/g, "-")}`;
