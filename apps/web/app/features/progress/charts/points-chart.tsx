import type { Progress } from "@dripstone/contract/progress/endpoints";
import { useTranslation } from "react-i18next";
import { Chart } from "../../../ui/charts/chart.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { growthOf } from "./growth.ts";
import { PointsPicture } from "./points-picture.tsx";

/** The points over time. */
export function PointsChart({ progress }: { progress: Progress }) {
  const { t } = useTranslation("progress");
  const { shortCalendarDay } = useDates();
  return (
    <Chart
      label={t("growth.heading")}
      columns={[
        { key: "week", head: t("growth.week"), kind: "heading", cell: ({ week }) => shortCalendarDay(week) },
        { key: "earned", head: t("growth.earned"), kind: "number", labelled: true, cell: ({ earned }) => earned },
        { key: "total", head: t("growth.total"), kind: "number", labelled: true, cell: ({ total }) => total },
      ]}
      rows={growthOf(progress).toReversed()}
      keyOf={({ week }) => week}
    >
      <PointsPicture progress={progress} />
    </Chart>
  );
}
