import type { Progress } from "@dripstone/contract/progress/endpoints";
import { useTranslation } from "react-i18next";
import { Chart } from "../../../ui/charts/chart.tsx";
import { Bars } from "./bars.tsx";
import { strongestFirst } from "./strengths.ts";
import classes from "./topics-chart.module.css";
import { Verdict } from "./verdict.tsx";

type Topics = Pick<Progress, "topics">;

/** Of each topic, how many of the problems that were tried are solved, and what follows from it. */
export function TopicsChart({ topics }: Topics) {
  const { t } = useTranslation("progress");
  const sorted = strongestFirst(topics);
  if (sorted.length === 0) return <Verdict topics={topics} />;
  return (
    <div className={classes.topics}>
      <Verdict topics={topics} linked />
      <Chart
        label={t("topics.heading")}
        columns={[
          { key: "topic", head: t("topics.label"), kind: "heading", cell: ({ topic }) => t(`topics.of.${topic}`) },
          { key: "solved", head: t("topics.solved"), kind: "number", labelled: true, cell: ({ solved }) => solved },
          { key: "tried", head: t("topics.tried"), kind: "number", labelled: true, cell: ({ tried }) => tried },
        ]}
        rows={sorted}
        keyOf={({ topic }) => topic}
      >
        <TopicBars topics={topics} />
      </Chart>
    </div>
  );
}

export function TopicBars({ topics }: Topics) {
  const { t } = useTranslation("progress");
  const bars = strongestFirst(topics).map(({ topic, solved, tried }) => ({
    key: topic,
    name: t(`topics.of.${topic}`),
    share: solved / tried,
    count: t("topics.count", { solved, tried }),
  }));
  return <Bars bars={bars} />;
}
