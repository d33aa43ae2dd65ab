import { Skeleton } from "@mantine/core";
import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocale } from "../i18n/use-locale.ts";
import { OnFailure } from "../ui/failure/on-failure.tsx";
import { useInBrowser } from "../ui/use-in-browser.ts";
import { useNear } from "../ui/use-near.ts";
import { ArrivalContext } from "./arrival.ts";
import { fetchSheets, ServedWords } from "./served-words.tsx";

type NearPartProps = {
  /** Fetched when somebody comes near, tells by `useArrival` that it has come; is given what stands there until it has all that it shows. */
  children: (waiting: ReactNode) => ReactNode;
  /** The same as the server writes it, fetched by the page's route with `served`. */
  plain: ReactNode;
  /** The file of a route that sets the same things. */
  as: string;
  /** Of the place until it comes, where the server has written nothing. */
  height: string;
  className?: string;
  /** It does what written words cannot: whoever waits for it is told why it does not come. */
  isLive?: boolean;
};

/**
 * A part of a page that others have as a page of their own, such as the classes: its code and its data come when somebody comes near. Until then, and
 * if it does not come at all, there stands what the server has written.
 */
export function NearPart({ children, plain, as, height, className, isLive = false }: NearPartProps) {
  const [isNear, setNear] = useState(false);
  const place = useNear(() => setNear(true), "200px");
  const { words, isServed, arrive } = useServedWords(place, isNear, isLive);
  const waiting = isServed ? null : <Skeleton height={height} />;
  return (
    <div ref={place} className={className}>
      {isServed && (
        <ServedWords as={as} ref={words}>
          {plain}
        </ServedWords>
      )}
      {isNear ? (
        <div hidden={isServed && !isLive}>
          <OnFailure fallback={null}>
            <ArrivalContext value={arrive}>
              <Suspense fallback={waiting}>{children(waiting)}</Suspense>
            </ArrivalContext>
          </OnFailure>
        </div>
      ) : (
        waiting
      )}
    </div>
  );
}

/** What somebody does with a page that has been there so far. */
const uses = ["scroll", "pointerdown", "keydown", "beforeprint"];

/**
 * Whether there stands what the server has written: in its language, and until `arrive` is called. What says the same as that waits until nobody sees
 * the place: a line more would move what is read. Its sheets come when the page is used.
 */
function useServedWords(place: { current: HTMLElement | null }, isNear: boolean, isLive: boolean) {
  const locale = useLocale();
  const isDrawnHere = useInBrowser();
  const [written, setWritten] = useState(isDrawnHere ? null : locale);
  if (written !== null && written !== locale) setWritten(null);
  const isServed = written === locale;

  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isServed) return;
    const fetchOwn = () => fetchSheets(words.current);
    if (isNear || window.scrollY > 0) return fetchOwn();
    for (const use of uses) window.addEventListener(use, fetchOwn, { once: true, passive: true });
    return () => {
      for (const use of uses) window.removeEventListener(use, fetchOwn);
    };
  }, [isServed, isNear]);

  // Whoever is at a link with their keyboard stays at it.
  const link = useRef<string | null>(null);
  const takePlace = useCallback(() => {
    const there = document.activeElement;
    link.current = words.current?.contains(there) ? (there?.getAttribute("href") ?? null) : null;
    setWritten(null);
  }, []);
  const [hasArrived, setArrived] = useState(false);
  const arrive = useCallback(() => (isLive ? takePlace() : setArrived(true)), [isLive, takePlace]);
  useEffect(() => {
    const there = place.current;
    if (!hasArrived || !there) return;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      takePlace();
    });
    observer.observe(there);
    return () => observer.disconnect();
  }, [hasArrived, place, takePlace]);

  useLayoutEffect(() => {
    if (isServed || link.current === null) return;
    const links = place.current?.querySelectorAll<HTMLElement>("a[href]") ?? [];
    [...links].find((one) => one.getAttribute("href") === link.current)?.focus({ preventScroll: true });
    link.current = null;
  }, [isServed, place]);
  return { words, isServed, arrive };
}
