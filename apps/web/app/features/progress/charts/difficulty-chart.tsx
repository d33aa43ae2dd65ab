import { difficulties } from "@dripstone/contract/difficulty";
import type { Progress } from "@dripstone/contract/progress/endpoints";
import { useTranslation } from "react-i18next";
import { Chart } from "../../../ui/charts/chart.tsx";
import { Bars } from "./bars.tsx";

type Counts = Pick<Progress, "byDifficulty">;

/** How many problems of each difficulty. */
export function DifficultyChart({ byDifficulty }: Counts) {
  const { t } = useTranslation("progress");
  return (
    <Chart
      label={t("difficulty.heading")}
      columns={[
        { key: "difficulty", head: t("difficulty.label"), kind: "heading", cell: (of) => t(`difficulty.${of}`) },
        {
          key: "solved",
          head: t("difficulty.solved"),
          kind: "number",
          labelled: true,
          cell: (of) => byDifficulty[of],
        },
      ]}
      rows={difficulties}
      keyOf={(of) => of}
    >
      <DifficultyBars byDifficulty={byDifficulty} />
    </Chart>
  );
}

export function DifficultyBars({ byDifficulty }: Counts) {
  const { t } = useTranslation("progress");
  const most = Math.max(1, ...Object.values(byDifficulty));
  const bars = difficulties.map((of) => ({
    key: of,
    name: t(`difficulty.${of}`),
    share: byDifficulty[of] / most,
    count: byDifficulty[of],
    tone: of,
  }));
  return <Bars bars={bars} />;
}
