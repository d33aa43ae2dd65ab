import type { DeskProblem } from "@dripstone/contract/weekly-problem/desk/payloads";
import { createNextState, nanoid } from "@reduxjs/toolkit";
import { useRef, useState } from "react";
import { isFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { saveDraft } from "../../../ui/drafts/draft-storage.ts";
import { useDraft } from "../../../ui/drafts/use-draft.ts";
import { useBeginProblemMutation, useLazyDeskProblemQuery, useSaveProblemMutation } from "../api.ts";
import { type Draft, emptyProblem, isDraft, isSame, type ProblemDraft } from "./draft.ts";

export type Change = (recipe: (problem: ProblemDraft) => void) => void;

/** A problem while it is being written: what was saved, what has been written since, and what stands in the way of saving it. */
export function useEditor(opened: DeskProblem | null) {
  const query = { language: useLocale() };
  const [stored, setStored] = useState(opened);
  const [draft, keep] = useDraft<Draft>(draftName(opened?.id), isDraft);
  const [begin, beginning] = useBeginProblemMutation();
  const [put, putting] = useSaveProblemMutation();
  const [look] = useLazyDeskProblemQuery();
  const [failure, setFailure] = useState<unknown>(null);
  const [theirs, setTheirs] = useState<DeskProblem | null>(null);
  const idempotencyKey = useRef(nanoid());

  const saved = { version: stored?.version ?? 0, problem: stored?.problem ?? emptyProblem };
  const problem = draft?.problem ?? saved.problem;

  const change: Change = (recipe) => {
    setFailure(null);
    idempotencyKey.current = nanoid();
    keep((before) => {
      const { base, problem: written } = before ?? { base: saved, problem: saved.problem };
      const next = createNextState(written, recipe);
      return isSame(next, base.problem) ? null : { base, problem: next };
    });
  };

  /** What was saved is now the ground of what is being written; whatever has been typed meanwhile stays. */
  function takeOver(reply: DeskProblem, sent: ProblemDraft): void {
    // As it was typed: the server trims, and would take the blank from under the cursor.
    setStored({ ...reply, problem: sent });
    const base = { version: reply.version, problem: sent };
    const rest = (now: Draft | null) => (now && !isSame(now.problem, sent) ? { base, problem: now.problem } : null);
    keep((now) => {
      if (stored) return rest(now);
      // It has an address now, where the page goes on.
      saveDraft(draftName(reply.id), rest(now));
      return null;
    });
  }

  async function send(version: number, sent: ProblemDraft): Promise<DeskProblem | null> {
    setFailure(null);
    const { data, error } = stored
      ? await put({ params: { id: stored.id }, query, body: { version, problem: sent } })
      : await begin({ query, body: { problem: sent }, idempotencyKey: idempotencyKey.current });
    if (data) {
      takeOver(data, sent);
      return data;
    }
    if (stored && isFailure(error) && error.code === "EDITED_MEANWHILE") {
      const { data: newest } = await look({ params: { id: stored.id }, query });
      if (newest) setTheirs(newest);
      else setFailure(error);
    } else setFailure(error);
    return null;
  }

  return {
    stored,
    problem,
    /** What the writing began with. */
    base: draft?.base.problem ?? saved.problem,
    dirty: draft !== null,
    saving: beginning.isLoading || putting.isLoading,
    failure,
    setFailure,
    change,
    /** Null when it could not be saved; then `failure` or `theirs` tells why. */
    save: () => (draft ? send(draft.base.version, draft.problem) : stored ? Promise.resolve(stored) : send(0, problem)),
    /** A verb has answered: nothing of what is being written changes. */
    restore: (reply: DeskProblem) => setStored({ ...reply, problem: saved.problem }),
    forget: () => keep(() => null),
    /** What somebody else has saved since this was opened. */
    theirs,
    later: () => setTheirs(null),
    async merge(merged: ProblemDraft) {
      if (!theirs) return;
      keep(() => ({ base: { version: theirs.version, problem: theirs.problem }, problem: merged }));
      setTheirs(null);
      await send(theirs.version, merged);
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;

const draftName = (id: string | undefined) => `weekly-desk:${id ?? "new"}`;
