import type { Path } from "@dripstone/contract/paths";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { settled } from "../leaving/use-leaving.ts";

type Place = typeof settled & { focused: string; at: number };

/** Leads to the address of something that has just got one, without a reload, and with the cursor where it was. */
export function useBegun(): (to: Path) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    const { focused, at } = (state ?? {}) as Partial<Place>;
    const field = focused ? document.getElementById(focused) : null;
    field?.focus({ preventScroll: true });
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(at ?? 0, at ?? 0);
  }, [state]);
  return (to) => {
    const field = document.activeElement;
    const place: Place = {
      ...settled,
      focused: field?.id ?? "",
      at: field instanceof HTMLTextAreaElement ? field.selectionStart : 0,
    };
    navigate(to, { replace: true, preventScrollReset: true, state: place });
  };
}
