import type { PlannedWeek } from "@dripstone/contract/weekly-problem/desk/payloads";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useAppDispatch } from "../../../session/store.ts";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useFreeWeekMutation, usePlanWeekMutation, useWeeklyPlanQuery, weeklyDeskApi } from "../api.ts";
import { useWeekSpan } from "../week-dates.ts";

/** A problem that is given a week. */
export type Move = { problem: { id: string; title: string }; week: string };

/** A move into a week that has a problem already: `back` is the week that this one would get instead, if there is one. */
export type Swap = Move & { taken: { id: string; title: string }; back: string | null };

/** The weeks to come with their problems, and what can be done to them. A taken week is asked about first. */
export function usePlan() {
  const { t } = useTranslation("weekly-desk");
  const query = { language: useLocale() };
  const weekSpan = useWeekSpan();
  const say = useToast();
  const dispatch = useAppDispatch();
  const {
    data: weeks,
    error,
    isFetching,
    refetch,
  } = useWeeklyPlanQuery({ query }, { refetchOnMountOrArgChange: true });
  const [planWeek, planning] = usePlanWeekMutation();
  const [freeWeek, freeing] = useFreeWeekMutation();
  const [swap, setSwap] = useState<Swap | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  function takeOver(plan: PlannedWeek[]): void {
    dispatch(weeklyDeskApi.util.upsertQueryData("weeklyPlan", { query }, plan));
  }

  async function run({ problem, week }: Move, swapping: boolean): Promise<void> {
    setFailure(null);
    const { data, error: refused } = await planWeek({
      params: { week },
      query,
      body: { problemId: problem.id, swap: swapping },
    });
    setSwap(null);
    if (data) {
      takeOver(data);
      say(t("plan.planned", { title: problem.title, date: weekSpan(week) }));
    } else if (isFailure(refused) && refused.code === "WEEK_TAKEN") {
      // Somebody else has planned it in these minutes: now it is asked about, too.
      const { data: newest } = await refetch();
      setSwap(newest ? swapIn(newest, { problem, week }) : null);
    } else fail(refused);
  }

  /** What is shown may be what is refused: somebody else has changed the plan since it was read. */
  function fail(refused: unknown): void {
    setFailure(refused);
    void refetch();
  }

  async function plan(move: Move): Promise<void> {
    const asked = swapIn(weeks ?? [], move);
    if (asked) setSwap(asked);
    else if (weekOf(weeks ?? [], move.problem.id) !== move.week) await run(move, false);
  }

  async function free(week: string, title: string): Promise<void> {
    setFailure(null);
    const { data, error: refused } = await freeWeek({ params: { week }, query });
    if (!data) return fail(refused);
    takeOver(data);
    say(t("plan.freed", { title }));
  }

  return {
    weeks,
    error,
    loading: isFetching && !weeks,
    retry: () => void refetch(),
    busy: planning.isLoading || freeing.isLoading,
    failure,
    swap,
    plan,
    free,
    takeOver,
    confirmSwap: () => (swap ? run(swap, true) : undefined),
    cancelSwap: () => setSwap(null),
  };
}

export type Plan = ReturnType<typeof usePlan>;

function swapIn(weeks: readonly PlannedWeek[], move: Move): Swap | null {
  const target = weeks.find(({ week }) => week === move.week);
  if (target?.state !== "scheduled" || !target.problem || target.problem.id === move.problem.id) return null;
  return { ...move, taken: target.problem, back: weekOf(weeks, move.problem.id) };
}

/** The week for which a problem is planned. */
function weekOf(weeks: readonly PlannedWeek[], id: string): string | null {
  return weeks.find(({ state, problem }) => state === "scheduled" && problem?.id === id)?.week ?? null;
}
