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
  const rest = shown?.rest ?? unseen;
  const items = page && shown ? shown.items.filter(({ id }) => id !== accepted?.id) : [];
  useWanted(
    wanted,
    [...items, ...rest].some(({ id }) => id === wanted),
  );
  return {
    replies,
    /** What stands on the page; nothing of a post that not everybody sees. */
    page: page && shown && { ...page, items },
    isUnseen,
    /** What else of the thread only its author and moderators see. */
    rest,
    accepted,
    fresh: freshReplies(post.replies, page, replies.isFetching),
    wanted,
  };
}

/**
 * Brings the reply that the address names into view, once: as soon as it is there, which for what only its author and moderators see may be later
 * than everybody's replies.
 */
function useWanted(wanted: string | undefined, isThere: boolean): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!wanted || !isThere || shown.current === wanted) return;
    const reply = document.getElementById(anchorOf(wanted));
    if (!reply) return;
    shown.current = wanted;
    reply.scrollIntoView({ block: "start" });
    reply.focus({ preventScroll: true });
  }, [wanted, isThere]);
}
