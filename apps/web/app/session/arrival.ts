import { createContext, use, useLayoutEffect } from "react";

/** Tells the place of a part that comes later that it has all that it shows. */
export const ArrivalContext = createContext(() => {});

/** Asked by a part of a page that takes the place of what the server has written there: it does so once it has come. */
export function useArrival(isHere: boolean): void {
  const arrive = use(ArrivalContext);
  useLayoutEffect(() => {
    if (isHere) arrive();
  }, [isHere, arrive]);
}
