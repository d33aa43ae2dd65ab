import { type ReactNode, useRef } from "react";
import { OfficeKeys } from "./office-keys.tsx";
import { useKeyDeeds } from "./use-key-deeds.ts";

type ByKeysProps = {
  /** What opens each thing of the list, as CSS selects it. */
  opener: string;
  children: ReactNode;
};

/** A list through which one walks with keys, and whose things open with one. */
export function ByKeys({ opener, children }: ByKeysProps) {
  const place = useRef<HTMLDivElement>(null);
  const openers = () => [...(place.current?.querySelectorAll<HTMLElement>(opener) ?? [])];
  /** The one at which the focus is, or in which. */
  const at = (all: readonly HTMLElement[]) =>
    all.findIndex((it) => (it.closest("li, tr") ?? it).contains(document.activeElement));
  const go = (by: number) => {
    const all = openers();
    all[Math.min(all.length - 1, Math.max(0, at(all) + by))]?.focus();
  };
  useKeyDeeds({
    next: () => go(1),
    previous: () => go(-1),
    open: () => {
      const all = openers();
      all[at(all)]?.click();
    },
  });
  return (
    <>
      <div ref={place}>{children}</div>
      <OfficeKeys of={["next", "previous", "open"]} />
    </>
  );
}
