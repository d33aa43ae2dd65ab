import type { queueList } from "@dripstone/contract/forum/list";
import type { Waiting } from "@dripstone/contract/forum/queue";
import type { ListView } from "@dripstone/contract/lists/list";
import { useState } from "react";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useDecideOnPostMutation, useDecideOnReplyMutation, useForumQueueQuery } from "./api.ts";

export type QueueView = ListView<typeof queueList>;

/** What was decided last, and can be taken back. */
type Last = { item: Waiting; state: "visible" | "hidden"; version: number };

/** What waits for a moderator, one of which is being read. What is decided on leaves the list, and what stood below it comes up. */
export function useQueue(view: QueueView) {
  const asked = { query: { ...view, language: useLocale() } };
  const { data: page, isFetching, error, refetch } = useForumQueueQuery(asked, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState<string | null>(null);
  const [last, setLast] = useState<Last | null>(null);
  const [decideOnPost, ofPost] = useDecideOnPostMutation();
  const [decideOnReply, ofReply] = useDecideOnReplyMutation();

  const items = page?.items ?? [];
  const current = items.find(({ id }) => id === chosen) ?? items[0];
  const at = current ? items.indexOf(current) : -1;
  const busy = ofPost.isLoading || ofReply.isLoading;
  const go = (to: number) => {
    ofPost.reset();
    ofReply.reset();
    setChosen(items[Math.min(Math.max(to, 0), items.length - 1)]?.id ?? null);
  };
  type Body = Parameters<typeof decideOnPost>[0]["body"];
  const send = ({ kind, id }: Waiting, body: Body) =>
    kind === "post" ? decideOnPost({ params: { id }, body }) : decideOnReply({ params: { id }, body });

  async function decide(state: Last["state"], reason = ""): Promise<boolean> {
    if (!current?.mayModerate || busy) return false;
    const seen = { state: current.state, version: current.version, flags: current.flags.length };
    const { data } = await send(current, { state, reason, seen });
    if (!data) return false;
    setLast({ item: current, state, version: data.version });
    setChosen((items[at + 1] ?? items[at - 1])?.id ?? null);
    return true;
  }

  /** What was held waits again, and what was reported is as it was, with its reports. */
  async function undo(): Promise<boolean> {
    if (!last || busy) return false;
    const { item, state, version } = last;
    const before = item.state === "held" ? "held" : "visible";
    const { error: failed } = await send(item, { state: before, flags: "reopen", seen: { state, version } });
    if (failed) return false;
    setLast(null);
    setChosen(item.id);
    return true;
  }

  return {
    ...{ page, loading: isFetching, error, retry: () => void refetch() },
    ...{ current, at, last, busy, decide, undo, refusal: ofPost.error ?? ofReply.error },
    choose: (id: string) => go(items.findIndex((item) => item.id === id)),
    next: () => go(at + 1),
    previous: () => go(at - 1),
  };
}

export type Queue = ReturnType<typeof useQueue>;
