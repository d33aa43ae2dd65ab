import { Skeleton } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { Retry } from "../retry.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { Dragging } from "./dragging.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import classes from "./plan-page.module.css";
import { Shelf } from "./shelf.tsx";
import type { ShelfView } from "./shelf-list.ts";
import { SwapDialog } from "./swap-dialog.tsx";
import { type Move, usePlan } from "./use-plan.ts";
import { WeekList } from "./week-list.tsx";

/** The open week and those to come, each with its problem, beside the problems that can be planned. */
export function PlanPage({ view }: { view: ShelfView }) {
  const { t } = useTranslation(["weekly-desk", "meta", "common"]);
  const plan = usePlan();
  const [moving, setMoving] = useState<Move["problem"] | null>(null);
  const [closing, setClosing] = useState<string | null>(null);
  const { weeks } = plan;
  return (
    <>
      <OfficeHeader title={t("meta:adminWeeklyPlan.title")} note={t("plan.note")} />
      <FailureBox error={plan.failure} />
      {plan.error && !weeks ? (
        <Retry error={plan.error} onRetry={plan.retry} />
      ) : weeks ? (
        <Dragging plan={plan} weeks={weeks}>
          <div className={classes.page}>
            <WeekList weeks={weeks} onMove={setMoving} onFree={plan.free} onClose={setClosing} busy={plan.busy} />
            <Shelf view={view} onMove={setMoving} />
          </div>
          <MoveDialog problem={moving} weeks={weeks} onMove={plan.plan} onClose={() => setMoving(null)} />
          <SwapDialog swap={plan.swap} busy={plan.busy} onSwap={plan.confirmSwap} onClose={plan.cancelSwap} />
          <CloseDialog
            week={closing}
            onClosed={plan.takeOver}
            onRefused={plan.retry}
            onClose={() => setClosing(null)}
          />
        </Dragging>
      ) : (
        <div role="status" aria-label={t("common:loading")} className={classes.waiting}>
          {Array.from({ length: ROWS_WAITING }, (_, index) => (
            <Skeleton key={index} height={44} />
          ))}
        </div>
      )}
    </>
  );
}

const ROWS_WAITING = 10;
