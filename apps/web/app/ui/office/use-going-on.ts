import type { Path } from "@dripstone/contract/paths";
import { useState } from "react";
import { useNavigate } from "react-router";
import { settled } from "../leaving/use-leaving.ts";

/**
 * Which editor stands on a page whose address names what is written (null: what is to be begun). What has just got its address goes on in
 * the editor in which it was begun: whoever is writing there is not interrupted, however long the address takes.
 */
export function useGoingOn(id: string | null): {
  /** Another one for each thing that is opened. */
  key: number;
  openedAs: string | null;
  goOn: (next: string, to: Path) => void;
} {
  const navigate = useNavigate();
  const [known, setKnown] = useState<Known>({ key: 0, openedAs: id, at: id, next: null });
  const now = known.at === id ? known : arrived(known, id);
  if (now !== known) setKnown(now);
  return {
    key: now.key,
    openedAs: now.openedAs,
    goOn(next, to) {
      setKnown((before) => ({ ...before, next }));
      void navigate(to, { replace: true, preventScrollReset: true, state: settled });
    },
  };
}

/** Where the page is, and which address what is written here is about to get. */
type Known = { key: number; openedAs: string | null; at: string | null; next: string | null };

const arrived = ({ key, openedAs, next }: Known, id: string | null): Known =>
  id !== null && id === next
    ? { key, openedAs, at: id, next: null }
    : { key: key + 1, openedAs: id, at: id, next: null };
