import { paths } from "@dripstone/contract/paths";
import type { DeskProblem } from "@dripstone/contract/weekly-problem/desk/payloads";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useAppDispatch } from "../../../session/store.ts";
import { settled } from "../../../ui/leaving/use-leaving.ts";
import { weeklyDeskApi } from "../api.ts";

type Place = typeof settled & { focused: string; at: number };

/** Leads to the address of a problem that has just got one, without a reload, and with the cursor where it was. */
export function useBegun(isNew: boolean): (saved: DeskProblem) => void {
  const query = { language: useLocale() };
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    const { focused, at } = (state ?? {}) as Partial<Place>;
    const field = focused ? document.getElementById(focused) : null;
    field?.focus({ preventScroll: true });
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(at ?? 0, at ?? 0);
  }, [state]);
  return (saved) => {
    if (!isNew) return;
    const field = document.activeElement;
    const place: Place = {
      ...settled,
      focused: field?.id ?? "",
      at: field instanceof HTMLTextAreaElement ? field.selectionStart : 0,
    };
    dispatch(weeklyDeskApi.util.upsertQueryData("deskProblem", { params: { id: saved.id }, query }, saved));
    navigate(paths.adminWeeklyProblem(saved.id), { replace: true, preventScrollReset: true, state: place });
  };
}
