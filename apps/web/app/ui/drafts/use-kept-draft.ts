import type { Draft, DraftTexts } from "@dripstone/contract/drafts/payloads";
import { useDidUpdate, useWindowEvent } from "@mantine/hooks";
import type { Store, ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useSelector, useStore } from "react-redux";
import { asFailure } from "../../api/failure.ts";
import { tokenOf } from "../../api/token.ts";
import { draftsApi } from "./api.ts";
import { type DraftKeeper, type DraftServer, type DraftState, draftKeeper } from "./draft-keeper.ts";

type Options<Texts extends DraftTexts> = {
  /** As its feature declares it on the server, such as `forum-reply`. */
  kind: string;
  /** What the tab calls it, such as `forum-reply:<thread>`: one name for each place where something is written. */
  name: string;
  /** What stands in the fields before anything is written; also texts that only say where it belongs, such as `thread`. */
  empty: Texts;
  /** Which of them are written, and not only chosen; all unless told. Nothing is kept for later while they are empty. */
  words?: readonly (keyof Texts & string)[];
  /** Which of the server's drafts is continued here by itself, if the tab has none: after a crash, or on another device. */
  continues?: (texts: DraftTexts) => boolean;
};

export type KeptDraft<Texts extends DraftTexts> = {
  /** What stands in the fields; at first what is empty, as the server's HTML knows of no draft. */
  texts: Texts;
  /** Told a function, it is given what stands there by then, which may be more than was shown when something was begun. */
  change: (part: Partial<Texts> | ((texts: Texts) => Partial<Texts>)) => void;
  /** What stands there now, for whoever has waited for something. */
  now: () => Texts;
  state: DraftState;
  /** One's other drafts of this kind, for `DraftList`. */
  others: readonly Draft[];
  /** Opens another one; false, and nothing happens, while the present one is not saved. */
  open: (draft: Draft) => Promise<boolean>;
  /** Lays the present one aside, and begins with empty fields. */
  begin: () => Promise<boolean>;
  /** When it was sent: forgets it in the tab and on the server. */
  forget: () => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** In the state `conflict`: which of the two stays. */
  settle: (by: "mine" | "theirs") => void;
};

/**
 * What somebody is writing, kept in the tab at once, and on the server after a pause of two seconds and when the page is hidden or left.
 * Show how it stands by `DraftStatus`, and others by `DraftList`:
 *
 *     const draft = useKeptDraft({ kind: "forum-post", name: "forum-post", empty: { title: "", content: "" } });
 *     <Textarea value={draft.texts.content} onChange={(event) => draft.change({ content: event.currentTarget.value })} />
 *     <DraftStatus state={draft.state} onSettle={draft.settle} />
 *     <DraftList drafts={draft.others} titleOf={(texts) => texts.title} onOpen={draft.open} onRemove={draft.remove} />
 *
 * Once it is sent, call `forget`. A visitor's draft lives in the tab alone. Whoever leaves with a `state` other than `none` and `saved`
 * may be asked first.
 */
export function useKeptDraft<Texts extends DraftTexts>(options: Options<Texts>): KeptDraft<Texts> {
  const { kind, empty, continues } = options;
  const token = useSelector(tokenOf);
  const keeper = keeperOf(useStore(), options);
  const { kept, state } = useSyncExternalStore(keeper.subscribe, keeper.read, () => nothing);
  const { drafts, isFresh, refetch, remove } = useDrafts(kind);
  const there = drafts.find(({ id }) => id === kept?.id);

  useDidUpdate(() => keeper.reread(), [token]);
  const compare = useEffectEvent(() => keeper.compare(drafts, continues));
  useEffect(() => {
    // What an earlier page has left may be older than what the tab has.
    if (isFresh) compare();
  }, [drafts, isFresh]);
  useDidUpdate(() => {
    if (state === "conflict") refetch();
  }, [state]);
  useWindowEvent("visibilitychange", () => {
    if (document.visibilityState === "hidden") void keeper.save();
    else refetch();
  });
  useWindowEvent("online", () => void keeper.save());

  const now = (): Texts => ({ ...empty, ...(keeper.read().kept?.texts as Partial<Texts> | undefined) });
  return {
    texts: kept ? { ...empty, ...kept.texts } : empty,
    change: (part) => keeper.change(typeof part === "function" ? part(now()) : part),
    now,
    state,
    others: drafts.filter((draft) => draft !== there),
    open: keeper.open,
    begin: keeper.begin,
    forget: keeper.forget,
    remove: async (id) => {
      await remove(id);
      // There may have been too many for this one.
      await keeper.save();
    },
    settle: (by) => void keeper.settle(by, there),
  };
}

/** The server's drafts of a kind; a visitor has none. */
function useDrafts(kind: string) {
  const isSignedIn = useSelector(tokenOf) !== null;
  const query = { query: { kind } };
  const { data, isFetching, refetch } = draftsApi.useDraftsQuery(isSignedIn ? query : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const [removeDraft] = draftsApi.useRemoveDraftMutation();
  return {
    drafts: (isSignedIn && data) || none,
    isFresh: isSignedIn && data !== undefined && !isFetching,
    refetch: () => void (isSignedIn && refetch()),
    remove: (id: string) => removeDraft({ params: { id }, kind }),
  };
}

const none: readonly Draft[] = [];
const nothing: ReturnType<DraftKeeper["read"]> = { kept: null, state: "none" };

/** One keeper for each place of a visit, so that a save that is still under way is known when somebody comes back to it. */
const keepers = new WeakMap<object, Map<string, DraftKeeper>>();

function keeperOf(
  store: Store,
  { name, kind, empty, words }: Pick<Options<DraftTexts>, "name" | "kind" | "empty" | "words">,
): DraftKeeper {
  const ofVisit = keepers.get(store) ?? new Map<string, DraftKeeper>();
  keepers.set(store, ofVisit);
  const keeper = ofVisit.get(name) ?? draftKeeper({ name, empty, words, server: serverOf(store, kind) });
  ofVisit.set(name, keeper);
  return keeper;
}

function serverOf(store: Store, kind: string): DraftServer {
  const dispatch = store.dispatch as ThunkDispatch<unknown, unknown, UnknownAction>;
  return {
    isOpen: () => tokenOf(store.getState()) !== null,
    async save({ id, version, body }) {
      const payload = { params: { id }, body: { kind, body, version } };
      const reply = await dispatch(draftsApi.endpoints.saveDraft.initiate(payload, { track: false }));
      return reply.data ?? asFailure(reply.error);
    },
    remove: (id) => dispatch(draftsApi.endpoints.removeDraft.initiate({ params: { id }, kind }, { track: false })),
  };
}
