import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { fetchPart } from "../../ui/late/fetch-part.ts";
import { typedNothingYet } from "../../ui/leaving/unsaved.ts";

/** So long a page that has loaded is left alone: what somebody came for comes first, on a slow line, too. */
const REST_MS = 4000;

/** Loads what follows the service worker once the page has all else; a browser without one does without. */
export function OfflineWhenIdle() {
  const { pathname } = useLocation();
  const [Keeper, setKeeper] = useState<ComponentType>();
  useEffect(() => {
    if (pathname) typedNothingYet();
  }, [pathname]);
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const fetchKeeper = () =>
      fetchPart(() => import("./offline-keeper.tsx")).then(
        (part) => setKeeper(() => part.default),
        // The next page tries again.
        () => {},
      );
    let rest: number | undefined;
    const begin = () => {
      rest = window.setTimeout(fetchKeeper, REST_MS);
    };
    if (document.readyState === "complete") begin();
    else window.addEventListener("load", begin, { once: true });
    return () => {
      window.clearTimeout(rest);
      window.removeEventListener("load", begin);
    };
  }, []);
  return Keeper ? <Keeper /> : null;
}
