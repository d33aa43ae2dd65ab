import { type ChatStatistics, timeframes } from "@dripstone/contract/tutor/models/statistics";
import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { writeNumber } from "../../../i18n/write-number.ts";
import { Chart } from "../../../ui/charts/chart.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { Part } from "../../../ui/office/part.tsx";
import { useChatStatisticsQuery } from "./api.ts";
import { Measures } from "./measures.tsx";
import { useMoney } from "./money.ts";
import classes from "./use-part.module.css";

type Timeframe = (typeof timeframes)[number];

/** How much the tutor is used, what it costs, and how fast it is. */
export function UsePart() {
  const { t } = useTranslation("tutor-models");
  const [timeframe, setTimeframe] = useState<Timeframe>("week");
  const { data, error } = useChatStatisticsQuery({ query: { timeframe } });
  return (
    <Part
      title={t("use.title")}
      tools={
        <NativeSelect
          aria-label={t("use.timeframe")}
          data={timeframes.map((value) => ({ value, label: t(`timeframe.${value}`) }))}
          value={timeframe}
          onChange={(event) => setTimeframe(event.currentTarget.value as Timeframe)}
        />
      }
    >
      <FailureBox error={error} takesFocus={false} />
      {data && <Use {...data} />}
    </Part>
  );
}

function Use({ whole, days, engines, month }: ChatStatistics) {
  const { t } = useTranslation("tutor-models");
  const { shortCalendarDay } = useDates();
  const money = useMoney();
  const locale = useLocale();
  const write = (number: number) => writeNumber(locale, number);
  const numbers = [
    { name: t("use.messages"), value: write(whole.messages) },
    { name: t("use.students"), value: write(whole.students) },
    { name: t("use.money"), value: money(whole.money) },
    { name: t("use.month"), value: t("use.ofCap", { money: money(month.money), cap: money(month.cap) }) },
    { name: t("use.fallbacks"), value: write(whole.fallbacks) },
    { name: t("use.spent"), value: write(whole.spent) },
    { name: t("use.helpful"), value: `${write(whole.helpful)} / ${write(whole.notHelpful)}` },
  ];
  const most = Math.max(1, ...days.map(({ messages }) => messages));
  const speed = ({ p50, p95 }: { p50: number | null; p95: number | null }) =>
    p50 === null || p95 === null ? "–" : t("use.ms", { p50, p95 });
  return (
    <>
      <Measures of={numbers} />
      <Chart
        label={t("use.title")}
        rows={days}
        keyOf={({ day }) => day}
        columns={[
          { key: "day", head: t("use.day"), kind: "heading", cell: ({ day }) => shortCalendarDay(day) },
          { key: "messages", head: t("use.messages"), kind: "number", labelled: true, cell: (day) => day.messages },
          { key: "students", head: t("use.students"), kind: "number", labelled: true, cell: (day) => day.students },
          { key: "money", head: t("use.money"), kind: "number", labelled: true, cell: (day) => money(day.money) },
        ]}
      >
        <div role="img" aria-label={t("use.summary", { count: whole.messages, most })} className={classes.bars}>
          {days.map(({ day, messages }) => (
            <span
              key={day}
              className={classes.bar}
              style={{ height: `${(100 * messages) / most}%` }}
              title={`${shortCalendarDay(day)}: ${write(messages)}`}
            />
          ))}
        </div>
      </Chart>
      {engines.length > 0 && (
        <DataTable
          rows={engines}
          keyOf={({ engine }) => engine}
          columns={[
            {
              key: "engine",
              head: t("use.engine"),
              kind: "heading",
              cell: ({ engine }) => (engine === "built-in" ? t("modes.builtIn") : engine),
            },
            { key: "calls", head: t("use.calls"), kind: "number", labelled: true, cell: ({ calls }) => calls },
            { key: "failures", head: t("use.failures"), kind: "number", labelled: true, cell: (row) => row.failures },
            { key: "money", head: t("use.money"), kind: "number", labelled: true, cell: (row) => money(row.money) },
            { key: "first", head: t("use.first"), labelled: true, cell: ({ msFirst }) => speed(msFirst) },
            { key: "whole", head: t("use.whole"), labelled: true, cell: ({ msWhole }) => speed(msWhole) },
          ]}
        />
      )}
    </>
  );
}
