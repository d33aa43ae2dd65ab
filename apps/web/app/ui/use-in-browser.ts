import { useSyncExternalStore } from "react";

/** Whether this is drawn for one reader: false on the server and while its page comes alive, true at once for whatever is drawn later. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => {};
