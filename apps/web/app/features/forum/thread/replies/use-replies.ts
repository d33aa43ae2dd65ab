import { useEffect, useRef } from "react";
import { useRepliesQuery } from "../../api.ts";
import { anchorOf } from "../places.ts";
import { repliesAsked, type ThreadView } from "../thread-view.ts";
import type { Thread } from "../use-thread.ts";
import { freshReplies } from "./fresh-replies.ts";
import { withUnseen } from "./with-unseen.ts";

/** A page of a thread's replies; how many have come since it was asked for; and the reply that the address names. */
export function useReplies({ post, mine }: Thread, view: ThreadView) {
  const isUnseen = "state" in post && post.state !== "visible";
  const asked = repliesAsked(view);
  const replies = useRepliesQuery({ params: { id: post.id }, query: asked }, { skip: isUnseen });
  const { data: page } = replies;
  const unseen = mine?.unseen.replies ?? [];
  const shown = page && withUnseen(page, unseen, view.sort);
  const wanted = asked.from;
  const isFirst = !asked.from && !asked.after && !asked.before && asked.sort === "oldest";
  const accepted = isFirst ? post.accepted : null;
  // What only moderators see may come before the page on which it stands, or after it: before both are there, it has no place yet.
  const isSettled = isUnseen || replies.isSuccess || replies.isError;
  const listed = [...(shown?.items ?? []), ...unseen];
  useWanted(wanted, isSettled && listed.some(({ id }) => id === wanted));
  return {
    replies,
    /** What stands on the page; nothing of a post that not everybody sees. */
    page: page && shown && { ...page, items: shown.items.filter(({ id }) => id !== accepted?.id) },
    isUnseen,
    /** What else of the thread only its author and moderators see. */
    rest: shown?.rest ?? unseen,
    accepted,
    fresh: freshReplies(post.replies, page, replies.isFetching),
    wanted,
  };
}

/** Brings the reply that the address names into view, once. */
function useWanted(wanted: string | undefined, isThere: boolean): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!wanted || !isThere || shown.current === wanted) return;
    const reply = document.getElementById(anchorOf(wanted));
    if (!reply) return;
    shown.current = wanted;
    reply.scrollIntoView({ block: "start" });
    // Its editor may be open already, and has the focus.
    if (!reply.contains(document.activeElement)) reply.focus({ preventScroll: true });
  }, [wanted, isThere]);
}
