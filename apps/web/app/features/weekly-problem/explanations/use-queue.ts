import type { ListView } from "@dripstone/contract/lists/list";
import type { explanationList } from "@dripstone/contract/weekly-problem/explanations";
import type { Explanation } from "@dripstone/contract/weekly-problem/payloads";
import { useState } from "react";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useExplanationsQuery, useReviewExplanationMutation } from "../api.ts";

export type QueueView = ListView<typeof explanationList>;

/** What a teacher is about to say to an explanation. */
export type ReviewDraft = { excellent: boolean; comment: string };

/**
 * The explanations of a view, one of which is being read. Those of a page stay where they are while they are worked through: what was read
 * last is found again, and nobody loses the place.
 */
export function useQueue(view: QueueView) {
  const language = useLocale();
  const asked = { query: { ...view, language } };
  const { data: page, isFetching, error, refetch } = useExplanationsQuery(asked, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState<string | null>(null);
  const [drafts, setDrafts] = useState<Record<string, ReviewDraft>>({});
  const [send, sending] = useReviewExplanationMutation();

  const items = page?.items ?? [];
  const current = items.find(({ id }) => id === chosen) ?? items.find(({ review }) => review === null) ?? items[0];
  const at = current ? items.indexOf(current) : -1;
  const go = (to: number) => {
    sending.reset();
    setChosen(items[Math.min(Math.max(to, 0), items.length - 1)]?.id ?? null);
  };
  const draft = current && (drafts[current.id] ?? draftOf(current));
  const change = (part: Partial<ReviewDraft>) => {
    if (current && draft) setDrafts({ ...drafts, [current.id]: { ...draft, ...part } });
  };

  async function review(): Promise<boolean> {
    if (!current || !draft || sending.isLoading) return false;
    const body = { ...draft, version: current.review?.version ?? 0 };
    const reply = await send({ params: { id: current.id }, query: { language }, body, asked });
    if (reply.error) return false;
    const { [current.id]: _, ...others } = drafts;
    setDrafts(others);
    go(nextUnread(items, at));
    return true;
  }

  return {
    ...{ page, loading: isFetching, error, retry: () => void refetch() },
    ...{ current, at, draft, change, review, refusal: sending.error, busy: sending.isLoading },
    choose: (id: string) => go(items.findIndex((item) => item.id === id)),
    next: () => go(at + 1),
    previous: () => go(at - 1),
  };
}

export type Queue = ReturnType<typeof useQueue>;

const draftOf = ({ review }: Explanation): ReviewDraft => ({
  excellent: review?.excellent ?? false,
  comment: review?.comment ?? "",
});

/** Behind the one just read, and then before it; the same where nothing is left. */
function nextUnread(items: readonly Explanation[], at: number): number {
  const isUnread = ({ review }: Explanation, index: number) => review === null && index !== at;
  const behind = items.findIndex((item, index) => index > at && isUnread(item, index));
  const before = items.findIndex(isUnread);
  return behind >= 0 ? behind : before >= 0 ? before : at;
}
