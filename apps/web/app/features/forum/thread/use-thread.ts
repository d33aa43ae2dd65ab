import type { ForumPost, ThreadOfMine } from "@dripstone/contract/forum/payloads";
import { useDidUpdate, useDocumentVisibility } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { isFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useAppSelector } from "../../../session/store.ts";
import { usePostQuery, useTellViewMutation, useThreadOfMineQuery } from "../api.ts";

/** A post that only its author and moderators see, and why. */
type UnseenPost = NonNullable<ThreadOfMine["unseen"]["post"]>;

/** A thread as one reader has it. */
export type Thread = {
  post: ForumPost | UnseenPost;
  /** What of it is the reader's; undefined for visitors, and until it is known. */
  mine: ThreadOfMine | undefined;
  signedIn: boolean;
};

const LOOK_AGAIN_MS = 30_000;

/** A post, and what of its thread is the reader's. While the page is seen, it is asked every now and then what is new. */
export function useThread(id: string) {
  const asked = { params: { id }, query: { language: useLocale() } };
  const signedIn = useAppSelector(({ auth }) => auth.token !== null);
  const ready = useAppSelector(({ auth }) => auth.ready);
  const isSeen = useDocumentVisibility() === "visible";
  const everybodys = usePostQuery(asked, { pollingInterval: isSeen ? LOOK_AGAIN_MS : 0 });
  const own = useThreadOfMineQuery(asked, { skip: !signedIn, refetchOnMountOrArgChange: true });
  const mine = signedIn ? own.data : undefined;
  const isGone = isFailure(everybodys.error) && everybodys.error.code === "NOT_FOUND";
  const { locked } = everybodys.data ?? {};
  const { refetch } = own;
  // What everybody reads is asked for every now and then: whoever writes hears that the thread was locked, or is open again.
  useDidUpdate(() => {
    if (signedIn) void refetch();
  }, [locked]);
  // What is the reader's was told before it went: its author and moderators may see it all the same.
  const isUndecided = isGone && !own.error && mine !== undefined && mine.unseen.post === null;
  useEffect(() => {
    if (isUndecided) void refetch();
  }, [isUndecided, refetch]);
  const isAsking = everybodys.isFetching || own.isFetching || isUndecided;
  const found = (isGone ? undefined : everybodys.data) ?? mine?.unseen.post ?? undefined;
  // While a moderator hides it or shows it again, it is for a moment in neither of the two.
  const post = useLastWhile(isAsking, found);
  useViews(id, ready && !signedIn && everybodys.isSuccess);
  const [wasThere, setWasThere] = useState(false);
  if (post && !wasThere) setWasThere(true);
  const thread: Thread | null = post ? { post, mine, signedIn } : null;
  return {
    thread,
    /** It has been shown since the page was opened. */
    wasThere,
    /** Nobody sees it, or not this reader. */
    isMissing: !post && isGone && ready && (!signedIn || !own.isFetching),
    // That nobody else sees it says nothing yet of its author.
    error: post || isGone ? undefined : everybodys.error,
    failedMine: signedIn && !mine ? own.error : undefined,
    retry: () => {
      void everybodys.refetch();
      if (signedIn) void own.refetch();
    },
  };
}

/** What was there last, as long as nobody knows yet what is there now. */
function useLastWhile<Value>(isAsking: boolean, value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  // Known not to be there, it does not come back each time that it is asked for again.
  if ((value !== undefined || !isAsking) && value !== last) setLast(value);
  return value ?? (isAsking ? last : undefined);
}

/** A visitor's reading counts by a word of its own; that of whoever is logged in is known from what they are told of the thread. */
function useViews(id: string, counts: boolean): void {
  const [tell] = useTellViewMutation();
  useEffect(() => {
    if (counts) void tell({ params: { id } });
  }, [tell, id, counts]);
}
