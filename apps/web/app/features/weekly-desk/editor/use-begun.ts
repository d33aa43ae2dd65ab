import { paths } from "@dripstone/contract/paths";
import type { DeskProblem } from "@dripstone/contract/weekly-problem/desk/payloads";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useAppDispatch } from "../../../session/store.ts";
import { useBegun as useLeadingThere } from "../../../ui/office/use-begun.ts";
import { weeklyDeskApi } from "../api.ts";

/** Leads to the address of a problem that has just got one. */
export function useBegun(isNew: boolean): (saved: DeskProblem) => void {
  const query = { language: useLocale() };
  const dispatch = useAppDispatch();
  const leadTo = useLeadingThere();
  return (saved) => {
    if (!isNew) return;
    dispatch(weeklyDeskApi.util.upsertQueryData("deskProblem", { params: { id: saved.id }, query }, saved));
    leadTo(paths.adminWeeklyProblem(saved.id));
  };
}
