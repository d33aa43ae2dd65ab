import { useWindowEvent } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import { useRepliesQuery } from "../../api.ts";
import { anchorOf, REPLY_BOX } from "../places.ts";
import { repliesAsked, type ThreadView } from "../thread-view.ts";
import type { Thread } from "../use-thread.ts";
import { freshReplies } from "./fresh-replies.ts";
import { withUnseen } from "./with-unseen.ts";

/** A page of a thread's replies; how many have come since it was asked for; and the reply that the address names. */
export function useReplies({ post, mine }: Thread, view: ThreadView, sent: string | undefined) {
  const isUnseen = "state" in post && post.state !== "visible";
  const asked = repliesAsked(view);
  const replies = useRepliesQuery({ params: { id: post.id }, query: asked }, { skip: isUnseen });
  const { data: page, currentData } = replies;
  const unseen = mine?.unseen.replies ?? [];
  const shown = page && withUnseen(page, unseen, view.sort);
  const wanted = asked.from;
  const isFirst = !asked.from && !asked.after && !asked.before && asked.sort === "oldest";
  const accepted = isFirst ? post.accepted : null;
  const { error, refetch } = replies;
  useWindowEvent("online", () => {
    if (error) void refetch();
  });
  const rest = shown?.rest ?? unseen;
  const items = page && shown ? shown.items.filter(({ id }) => id !== accepted?.id) : [];
  // What only moderators see may come before the page on which it stands, or after it: before both are there, it has no place yet.
  const isSettled = isUnseen || replies.isSuccess || replies.isError;
  useWanted(wanted, isSettled && [...items, ...rest].some(({ id }) => id === wanted));
  useSent(sent);
  return {
    replies,
    /** Why they are not there; those that are stay when they could not be had anew. */
    error: currentData ? undefined : replies.error,
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

/** Leads whoever has sent a reply on to it, as soon as it is shown, unless they are elsewhere by then. */
function useSent(sent: string | undefined): void {
  const led = useRef<string>(undefined);
  // Whenever something has come: the reply stands on the page sooner or later, or on another one.
  useEffect(() => {
    if (!sent || led.current === sent) return;
    const reply = document.getElementById(anchorOf(sent));
    if (!reply) return;
    led.current = sent;
    const at = document.activeElement;
    if (at !== document.body && !at?.matches(`#${REPLY_BOX} form`)) return;
    reply.focus({ preventScroll: true });
    reply.scrollIntoView({ block: "nearest" });
  });
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
    // Its editor may be open already, and has the focus.
    if (!reply.contains(document.activeElement)) reply.focus({ preventScroll: true });
  }, [wanted, isThere]);
}
