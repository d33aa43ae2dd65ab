import { useCallback, useEffect, useState } from "react";

type Reply<Data> = { data?: Data; error?: unknown };

type Look<Data> = Reply<Data> & {
  /** Looks once more after a failure. */
  again: () => void;
};

/**
 * Looks at a mailed link as soon as it is known. What comes back is kept here and not read from the store: a kept session that
 * turns out to be over when the page opens empties that. `link` has to stay the same object.
 */
export function useLook<Link, Data>(
  lookAt: (request: { query: Link }) => PromiseLike<Reply<Data>>,
  link: Link,
): Look<Data> {
  const [reply, setReply] = useState<Reply<Data>>({});
  const again = useCallback(() => {
    setReply({});
    const look = async () => {
      const first = await lookAt({ query: link });
      setReply(wasAborted(first) ? await lookAt({ query: link }) : first);
    };
    look();
  }, [lookAt, link]);
  useEffect(again, [again]);
  return { ...reply, again };
}

/** Emptying the store breaks off every call that is under way. */
function wasAborted({ error }: Reply<unknown>): boolean {
  return typeof error === "object" && error !== null && "name" in error && error.name === "AbortError";
}
