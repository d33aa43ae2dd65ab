import type { DeskProblem } from "@dripstone/contract/weekly-problem/desk/payloads";
import { createNextState } from "@reduxjs/toolkit";
import { useRef, useState } from "react";
import { asFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useDraft } from "../../../ui/drafts/use-draft.ts";
import { useBeginProblemMutation, useLazyDeskProblemQuery, useSaveProblemMutation } from "../api.ts";
import { type Draft, emptyProblem, isDraft, isSame, type ProblemDraft } from "./draft.ts";

/** A version of the problem on its way; one that was never saved has no id. */
type Sent = { id: string | null; version: number; problem: ProblemDraft };

export type Change = (recipe: (problem: ProblemDraft) => void) => void;

/** A problem while it is being written: what was saved, what has been written since, and what stands in the way of saving it. */
export function useEditor(opened: DeskProblem | null) {
  const query = { language: useLocale() };
  const [stored, setStored] = useState(opened);
  const [draft, keep, moveTo] = useDraft<Draft>(draftName(opened?.id), isDraft);
  const [begin, beginning] = useBeginProblemMutation();
  const [put, putting] = useSaveProblemMutation();
  const [look] = useLazyDeskProblemQuery();
  const [failure, setFailure] = useState<unknown>(null);
  const [theirs, setTheirs] = useState<DeskProblem | null>(null);
  /** What was sent without a reply: it may have been saved all the same. */
  const unanswered = useRef<Sent | null>(null);

  const saved = { version: stored?.version ?? 0, problem: stored?.problem ?? emptyProblem };
  const problem = draft?.problem ?? saved.problem;
  /** Ahead of the state: what is typed before a reply is shown is written on what the reply has brought. */
  const ground = useRef(saved);

  function hold(reply: DeskProblem): void {
    ground.current = { version: reply.version, problem: reply.problem };
    setStored(reply);
  }

  const change: Change = (recipe) => {
    setFailure(null);
    keep((before) => {
      const { base, problem: written } = before ?? { base: ground.current, problem: ground.current.problem };
      const next = createNextState(written, recipe);
      return isSame(next, base.problem) ? null : { base, problem: next };
    });
  };

  /** What was saved is now the ground of what is being written; whatever has been typed meanwhile stays. */
  function takeOver(reply: DeskProblem, sent: ProblemDraft): void {
    // As it was typed: the server trims, and would take the blank from under the cursor.
    hold({ ...reply, problem: sent });
    const base = { version: reply.version, problem: sent };
    keep((now) => (now && !isSame(now.problem, sent) ? { base, problem: now.problem } : null));
    moveTo(draftName(reply.id));
  }

  /** Sends a problem, and notes whether anything came back. */
  async function deliver(sent: Sent): Promise<{ data?: DeskProblem; error?: unknown }> {
    setFailure(null);
    unanswered.current = sent;
    const { id, version, problem: written } = sent;
    const reply = id
      ? await put({ params: { id }, query, body: { version, problem: written } })
      : await begin({ query, body: { problem: written } });
    if (reply.data || asFailure(reply.error).code !== "NETWORK_ERROR") unanswered.current = null;
    return reply;
  }

  /** Takes over what became of what was sent. Null when it could not be saved; then `failure` or `theirs` tells why. */
  async function settle(sent: Sent, { data, error }: Awaited<ReturnType<typeof deliver>>): Promise<DeskProblem | null> {
    if (data) {
      takeOver(data, sent.problem);
      return data;
    }
    setFailure(error);
    if (!sent.id || asFailure(error).code !== "EDITED_MEANWHILE") return null;
    const { data: newest } = await look({ params: { id: sent.id }, query });
    if (!newest) return null;
    if (isSame(newest.problem, draft?.base.problem)) {
      // Nobody has written anything: it was only made ready, or a draft again.
      const again = { ...sent, version: newest.version };
      return settle(again, await deliver(again));
    }
    setFailure(null);
    setTheirs(newest);
    return null;
  }

  const saving = beginning.isLoading || putting.isLoading;

  async function save(): Promise<DeskProblem | null> {
    // Twice at once it would be begun twice.
    if (saving) return null;
    if (!draft && stored) return stored;
    const now: Sent = { id: stored?.id ?? null, version: draft?.base.version ?? 0, problem };
    const lost = unanswered.current;
    if (!lost || isSame(lost.problem, problem)) return settle(now, await deliver(now));
    // It is asked for once more first: otherwise one's own save would be taken for somebody else's, or begun a second time.
    const first = await deliver(lost);
    if (!first.data) return settle(lost, first);
    const { id, version } = first.data;
    const newer = { ...now, id, version };
    const second = await deliver(newer);
    if (second.data) return settle(newer, second);
    const saved = await settle(lost, first);
    setFailure(second.error);
    // What was begun has an address now, whatever came after.
    return stored ? null : saved;
  }

  return {
    stored,
    problem,
    /** What the writing began with. */
    base: draft?.base.problem ?? saved.problem,
    dirty: draft !== null,
    saving,
    failure,
    setFailure,
    change,
    save,
    /** What was opened has been deleted: what is written goes into a problem of its own. */
    async saveAnew(): Promise<DeskProblem | null> {
      const { data, error } = await deliver({ id: null, version: 0, problem });
      if (data) takeOver(data, problem);
      else setFailure(error);
      return data ?? null;
    },
    /** A verb has answered: nothing of what is being written changes. */
    restore: (reply: DeskProblem) => hold({ ...reply, problem: ground.current.problem }),
    forget: () => keep(() => null),
    /** What somebody else has saved since this was opened. */
    theirs,
    later: () => setTheirs(null),
    async merge(merged: ProblemDraft) {
      if (!theirs) return;
      keep(() => ({ base: { version: theirs.version, problem: theirs.problem }, problem: merged }));
      setTheirs(null);
      const sent = { id: theirs.id, version: theirs.version, problem: merged };
      await settle(sent, await deliver(sent));
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;

const draftName = (id: string | undefined) => `weekly-desk:${id ?? "new"}`;
