import type { queueList } from "@dripstone/contract/forum/list";
import type { Waiting } from "@dripstone/contract/forum/queue";
import type { ListView } from "@dripstone/contract/lists/list";
import { useState } from "react";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useDecideOnPostMutation, useDecideOnReplyMutation, useForumQueueQuery } from "./api.ts";
import { type Pause, useEndPause } from "./use-end-pause.ts";

export type QueueView = ListView<typeof queueList>;

/** What was done last: only that is taken back, if it can be. */
export type Last =
  | { did: "decide"; item: Waiting; state: "visible" | "hidden"; version: number }
  /** What was deleted by its author has been seen, and is gone. */
  | { did: "delete"; item: Waiting }
  | { did: "pause"; pause: Pause };

/** What waits for a moderator, one of which is being read. What is decided on leaves the list, and what stood below it comes up. */
export function useQueue(view: QueueView) {
  const asked = { query: { ...view, language: useLocale() } };
  const { data: page, isFetching, error, refetch } = useForumQueueQuery(asked, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState<string | null>(null);
  const [last, setLast] = useState<Last | null>(null);
  const [decideOnPost, ofPost] = useDecideOnPostMutation();
  const [decideOnReply, ofReply] = useDecideOnReplyMutation();
  const ofPause = useEndPause();

  const items = page?.items ?? [];
  const current = items.find(({ id }) => id === chosen) ?? items[0];
  const at = current ? items.indexOf(current) : -1;
  const busy = ofPost.isLoading || ofReply.isLoading || ofPause.busy;
  const forget = () => {
    ofPost.reset();
    ofReply.reset();
    ofPause.reset();
  };
  const go = (to: number) => {
    forget();
    setChosen(items[Math.min(Math.max(to, 0), items.length - 1)]?.id ?? null);
  };
  type Body = Parameters<typeof decideOnPost>[0]["body"];
  const send = ({ kind, id }: Waiting, body: Body) => {
    forget();
    return kind === "post" ? decideOnPost({ params: { id }, body }) : decideOnReply({ params: { id }, body });
  };

  async function decide(state: "visible" | "hidden", reason = ""): Promise<boolean> {
    if (!current?.mayModerate || busy) return false;
    const seen = { state: current.state, version: current.version, flags: current.flags.length };
    const { data } = await send(current, { state, reason, seen });
    if (!data) return false;
    const { version } = data;
    setLast(
      data.state === "deleted" ? { did: "delete", item: current } : { did: "decide", item: current, state, version },
    );
    setChosen((items[at + 1] ?? items[at - 1])?.id ?? null);
    return true;
  }

  /** Takes back what was done last, and nothing that was done before it. */
  async function undo(): Promise<boolean> {
    if (!last || busy) return false;
    if (last.did === "decide") return takeBack(last);
    if (last.did !== "pause" || !last.pause.canEnd) return false;
    forget();
    const ended = await ofPause.end(last.pause);
    if ("refused" in ended) return false;
    setLast(ended.now && { did: "pause", pause: ended.now });
    return ended.now === null;
  }

  /** What was held waits again, for what it had waited, and what was reported is as it was, with its reports. */
  async function takeBack({ item, state, version }: Extract<Last, { did: "decide" }>): Promise<boolean> {
    const seen = { state, version };
    const { error: failed } = await send(item, { ...before(item), flags: "reopen", seen });
    if (failed) return false;
    setLast(null);
    setChosen(item.id);
    return true;
  }

  return {
    ...{ page, loading: isFetching, error, retry: () => void refetch() },
    ...{ current, at, last, busy, decide, undo, refusal: ofPost.error ?? ofReply.error ?? ofPause.error },
    paused: (pause: Pause) => setLast({ did: "pause", pause }),
    choose: (id: string) => go(items.findIndex((item) => item.id === id)),
    next: () => go(at + 1),
    previous: () => go(at - 1),
  };
}

export type Queue = ReturnType<typeof useQueue>;

export const canUndo = (last: Last) => last.did === "decide" || (last.did === "pause" && last.pause.canEnd);

function before({ state, heldFor }: Waiting) {
  if (state !== "held") return { state: "visible" } as const;
  // What its author has deleted cannot be shown, so that this is never taken back.
  return { state, heldFor: heldFor === null || heldFor === "deleted" ? "moderator" : heldFor } as const;
}
