import { useEffect, useRef, useState } from "react";
import { useRepliesQuery } from "../../api.ts";
import { anchorOf } from "../places.ts";
import { repliesAsked, type ThreadView } from "../thread-view.ts";
import type { Thread } from "../use-thread.ts";

/** A page of a thread's replies; how many have come since it was asked for; and the reply that the address names. */
export function useReplies({ post }: Thread, view: ThreadView) {
  const isUnseen = "state" in post && post.state !== "visible";
  const asked = repliesAsked(view);
  const replies = useRepliesQuery({ params: { id: post.id }, query: asked }, { skip: isUnseen });
  const known = useKnown(post.replies, replies.fulfilledTimeStamp);
  const wanted = asked.from;
  const isFirst = !asked.from && !asked.after && !asked.before && asked.sort === "oldest";
  useWanted(wanted, replies.isSuccess);
  return {
    replies,
    accepted: isFirst ? post.accepted : null,
    fresh: Math.max(0, post.replies - known),
    wanted,
  };
}

/** How many there were when the page was asked for last. */
function useKnown(count: number, askedAt: number | undefined): number {
  const [known, setKnown] = useState({ count, askedAt });
  if (known.askedAt === askedAt) return known.count;
  setKnown({ count, askedAt });
  return count;
}

/** Brings the reply that the address names into view, once. */
function useWanted(wanted: string | undefined, isThere: boolean): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!wanted || !isThere || shown.current === wanted) return;
    shown.current = wanted;
    const reply = document.getElementById(anchorOf(wanted));
    reply?.scrollIntoView({ block: "start" });
    reply?.focus({ preventScroll: true });
  }, [wanted, isThere]);
}
