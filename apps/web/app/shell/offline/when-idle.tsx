import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useLocale } from "../../i18n/use-locale.ts";
import { fetchPart } from "../../ui/late/fetch-part.ts";
import { typedNothingYet } from "../../ui/leaving/unsaved.ts";
import type { SeenPage } from "./offline-keeper.tsx";

/** So long a page that has loaded is left alone: what somebody came for comes first, on a slow line, too. */
const REST_MS = 4000;

/** Loads what follows the service worker once the page has all else; a browser without one does without. */
export function OfflineWhenIdle() {
  const { pathname } = useLocation();
  const language = useLocale();
  const [Keeper, setKeeper] = useState<ComponentType<{ before: readonly SeenPage[] }>>();
  const seen = useRef<SeenPage[]>([]);
  useEffect(() => () => void seen.current.push({ pathname, language }), [pathname, language]);
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
    // Whoever looks away, at another tab or for good, waits for nothing any more.
    document.addEventListener("visibilitychange", fetchKeeper, { once: true });
    return () => {
      document.removeEventListener("visibilitychange", fetchKeeper);
      window.clearTimeout(rest);
      window.removeEventListener("load", begin);
    };
  }, []);
  // Its words come after it: without this, React would show nothing new on the whole page until they are there, not even a letter that is typed.
  return <Suspense>{Keeper && <Keeper before={seen.current} />}</Suspense>;
}
