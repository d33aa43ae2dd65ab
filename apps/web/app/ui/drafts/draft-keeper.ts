import type { Draft, DraftTexts, savedDraft } from "@dripstone/contract/drafts/payloads";
import type { z } from "zod";
import type { Failure } from "../../api/failure.ts";
import { loadDraft, saveDraft } from "./draft-storage.ts";

/** After so long a pause what was written goes to the server, and while somebody writes without one, at least so often. */
const PAUSE_MS = 2_000;
const LONGEST_MS = 15_000;
const RETRY_MS = 15_000;

/** A draft as the tab has it; of version 0 the server knows nothing. `saved`: it has these very words. */
type Kept = { id: string; version: number; texts: DraftTexts; saved: boolean };

/**
 * How a draft stands: nothing is written; the server does not have it yet, or has it; it could not be reached; there are too many or
 * it is too long; it was changed elsewhere. In all of them the tab has it.
 */
export type DraftState = "none" | "pending" | "saved" | "offline" | "full" | "tooLong" | "conflict";

type Saved = z.infer<typeof savedDraft>;

export type DraftServer = {
  /** Whether somebody is here whose drafts can be kept on the server. */
  isOpen(): boolean;
  save(draft: Omit<Draft, "savedAt">): Promise<Saved | Failure>;
  remove(id: string): Promise<unknown>;
};

type Options = {
  /** What the tab calls it. */
  name: string;
  /** What stands in the fields before anything is written. */
  empty: DraftTexts;
  /** Those that are written; all of them unless told. While they are empty, the others are remembered in the tab alone, and nothing is said of it. */
  words?: readonly string[] | undefined;
  server: DraftServer;
};

export type DraftKeeper = ReturnType<typeof draftKeeper>;

/**
 * Keeps one draft at a time: in the tab at once, on the server after a pause. One save is under way at most, so that versions follow each
 * other. While no page shows it, it remembers nothing but what the tab has: somebody else may sit there when it is shown again.
 */
export function draftKeeper({ name, empty, words = Object.keys(empty), server }: Options) {
  let snapshot: { kept: Kept | null; state: DraftState } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsavedSince: number | null = null;
  let saving: Promise<void> | undefined;
  /** Whether a draft of the server's may still be continued by itself: not once somebody has written or sent something here. */
  let isUntouched = true;
  const listeners = new Set<() => void>();

  /** A visitor's is nowhere but in the tab, and nothing is said of it. */
  const unsaved = (texts: DraftTexts) => (server.isOpen() && !isBlank(texts) ? "pending" : "none");
  /** Nothing is written, though something may be chosen. */
  const isBlank = (texts: DraftTexts) => words.every((name) => (texts[name] ?? "") === (empty[name] ?? ""));
  const read = (): NonNullable<typeof snapshot> => {
    if (snapshot && listeners.size > 0) return snapshot;
    const kept = loadDraft(name, isKept);
    const state = kept ? (kept.saved ? "saved" : unsaved(kept.texts)) : "none";
    // The same one, if nothing has changed: whoever shows it asks often.
    if (!snapshot || JSON.stringify(snapshot.kept) !== JSON.stringify(kept)) snapshot = { kept, state };
    return snapshot;
  };
  const reread = () => {
    snapshot = undefined;
    // What a reload has broken off, at once: the server may have it already, and whoever writes on would be in conflict with themselves.
    void save();
  };
  const show = (kept: Kept | null, state: DraftState) => {
    snapshot = { kept, state };
    saveDraft(name, kept);
    for (const listener of listeners) listener();
  };

  const saveIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  };
  const saveAfterPause = () => {
    unsavedSince ??= Date.now();
    saveIn(Math.max(0, Math.min(PAUSE_MS, unsavedSince + LONGEST_MS - Date.now())));
  };

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (saving) await saving;
    const { kept, state } = read();
    if (!kept || kept.saved || state === "conflict" || !server.isOpen()) return;
    unsavedSince = null;
    saving = send(kept).finally(() => {
      saving = undefined;
    });
    return saving;
  }

  async function send({ id, version, texts }: Kept): Promise<void> {
    if (isSame(texts, empty)) {
      show(null, "none");
      if (version > 0) await server.remove(id);
      return;
    }
    if (isBlank(texts)) {
      // Should more be written, it is another draft.
      if (version > 0) show({ id: newId(), version: 0, texts, saved: false }, "none");
      if (version > 0) await server.remove(id);
      return;
    }
    const outcome = await server.save({ id, version, body: texts });
    const { kept } = read();
    // Given up or sent meanwhile.
    if (kept?.id !== id) return;
    if ("code" in outcome) return fail(kept, outcome);
    const saved = isSame(kept.texts, texts);
    show({ ...kept, version: outcome.version, saved }, saved ? "saved" : "pending");
    if (!saved) saveAfterPause();
  }

  function fail(kept: Kept, { code }: Failure): void {
    if (code === "DRAFT_CHANGED_MEANWHILE") show(kept, "conflict");
    else if (code === "DRAFTS_FULL") show(kept, "full");
    else if (code === "INVALID_INPUT" || code === "BODY_TOO_LARGE") show(kept, "tooLong");
    else if (code === "NOT_FOUND") {
      // Sent or deleted elsewhere: what stands here goes on as a draft of its own.
      show({ ...kept, id: newId(), version: 0 }, "pending");
      saveAfterPause();
    } else {
      show(kept, "offline");
      if (server.isOpen()) saveIn(RETRY_MS);
    }
  }

  /** Takes another draft's place only when nothing is lost by that. */
  async function replaceBy(next: Kept | null): Promise<boolean> {
    await save();
    const { kept } = read();
    if (kept && !kept.saved && !isBlank(kept.texts)) return false;
    isUntouched = false;
    show(next, next ? "saved" : "none");
    return true;
  }

  return {
    read,
    subscribe(listener: () => void) {
      if (listeners.size === 0) reread();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) void save();
      };
    },
    save,
    /** Somebody else may be here now: what is theirs is what the tab has left to them. */
    reread() {
      reread();
      for (const listener of listeners) listener();
    },
    change(part: Partial<DraftTexts>) {
      isUntouched = false;
      const { kept, state } = read();
      const before = kept ?? { id: newId(), version: 0, texts: empty };
      const given = Object.entries(part).filter((entry): entry is [string, string] => entry[1] !== undefined);
      const texts = { ...before.texts, ...Object.fromEntries(given) };
      show({ ...before, texts, saved: false }, state === "conflict" ? state : unsaved(texts));
      if (state !== "conflict") saveAfterPause();
    },
    open: (draft: Draft) => replaceBy(keptOf(draft)),
    begin: () => replaceBy(null),
    /** It was sent, or is given up: it is forgotten everywhere, also if a save of it is just under way. */
    async forget() {
      clearTimeout(timer);
      isUntouched = false;
      const { kept } = read();
      const isMaybeThere = kept && (kept.version > 0 || saving);
      show(null, "none");
      await saving;
      if (isMaybeThere && server.isOpen()) await server.remove(kept.id);
    },
    /** What the server has has come anew: a change of another device is taken over, or told where it would take words away. */
    compare(drafts: readonly Draft[], continues?: (texts: DraftTexts) => boolean) {
      const { kept } = read();
      if (!kept) {
        const found = isUntouched && continues && drafts.find(({ body }) => continues(body));
        if (found) show(keptOf(found), "saved");
      } else if (!saving) {
        const there = drafts.find(({ id }) => id === kept.id);
        if (!there || there.version <= kept.version) return;
        if (kept.saved) show(keptOf(there), "saved");
        else show(kept, "conflict");
      }
      isUntouched = false;
    },
    /** Ends a conflict: what stands here takes the place of the other, or the other way round. */
    async settle(by: "mine" | "theirs", there: Draft | undefined) {
      const { kept } = read();
      if (!kept) return;
      if (by === "theirs" && there) return show(keptOf(there), "saved");
      show(there ? { ...kept, version: there.version } : { ...kept, id: newId(), version: 0 }, "pending");
      await save();
    },
  };
}

const keptOf = ({ id, version, body: texts }: Draft): Kept => ({ id, version, texts, saved: true });

/** Whether two say the same; a text that is not there counts as empty. */
function isSame(one: DraftTexts, other: DraftTexts): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? "") === (other[name] ?? ""));
}

function isKept(value: unknown): value is Kept {
  const { id, version, texts, saved } = (value ?? {}) as Partial<Kept>;
  const isRecord =
    typeof texts === "object" && texts !== null && Object.values(texts).every((it) => typeof it === "string");
  return typeof id === "string" && typeof version === "number" && typeof saved === "boolean" && isRecord;
}

/** A random UUID; `crypto.randomUUID` is missing where a school's server is reached without TLS. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
