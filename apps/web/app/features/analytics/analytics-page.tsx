import type { Measure } from "@dripstone/contract/analytics/measures";
import type { Analytics } from "@dripstone/contract/analytics/payloads";
import { daysIn } from "@dripstone/contract/analytics/range";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { Callout } from "../../ui/callout/callout.tsx";
import { useDates } from "../../ui/dates/use-dates.ts";
import { FailureBox } from "../../ui/failure/failure-box.tsx";
import { OfficeHeader } from "../../ui/office/office-header.tsx";
import { Part } from "../../ui/office/part.tsx";
import { Waiting } from "../../ui/office/waiting.tsx";
import { saveFile } from "../../ui/saving/save-file.ts";
import classes from "./analytics-page.module.css";
import { useAnalyticsQuery, useExportAnalyticsMutation } from "./api.ts";
import cards from "./numbers/measure-card.module.css";
import { MeasureCard } from "./numbers/measure-card.tsx";
import { ReturnCard } from "./numbers/return-card.tsx";
import { Shares } from "./numbers/shares.tsx";
import { type Compared, useNumbers } from "./numbers/use-numbers.ts";
import { usePageName } from "./numbers/use-page-name.ts";
import { RangeBar } from "./range/range-bar.tsx";
import type { RangeView } from "./range/range-view.ts";

const funnel = ["register-visitors", "registered", "verified", "parent-permissions", "first-deeds"] as const;
const parts = [
  { name: "visits", measures: ["visitors", "views"] },
  { name: "learning", measures: ["learners", "lessons", "attempts", "solved"] },
  { name: "forum", measures: ["posts", "replies"] },
  { name: "homework", measures: ["homework-in", "homework-returned"] },
  { name: "tutor", measures: ["chats", "chat-money"] },
] as const satisfies { name: string; measures: Measure[] }[];

/** What is said of the days: whether they are compared, and if not, why. */
const waysToCompare = {
  fair: "days",
  "never-counted": "daysAlone",
  unfinished: "daysUncounted",
  counted: "daysUntil",
} as const;

const PAGES_SHOWN = 15;

/** How the site is used: every number with what it counts, how it went, and what it was before. */
export function AnalyticsPage({ range }: { range: RangeView }) {
  const { t } = useTranslation(["analytics", "meta"]);
  const { from, to } = range;
  const { data, error, isFetching, refetch } = useAnalyticsQuery(
    { query: { from, to } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <OfficeHeader title={t("meta:adminAnalytics.title")} note={t("analytics:note")}>
        <Export range={range} />
      </OfficeHeader>
      <div className={classes.body}>
        <RangeBar range={range} />
        {data && !error ? (
          <div className={classes.numbers} aria-busy={isFetching}>
            <Numbers numbers={data} />
          </div>
        ) : (
          <Waiting error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </>
  );
}

function Numbers({ numbers }: { numbers: Analytics }) {
  const { t } = useTranslation("analytics");
  const { shortCalendarDay, shortSchoolMoment } = useDates();
  const { write, change: comparing } = useNumbers();
  const nameOf = usePageName();
  const { before, measures, pages, languages, comparison, countedTo } = numbers;
  const change = (...of: Parameters<typeof comparing>) => (comparison === "fair" ? comparing(...of) : null);
  const days = {
    count: daysIn(numbers),
    from: shortCalendarDay(numbers.from),
    to: shortCalendarDay(numbers.to),
    before: t("between", { from: shortCalendarDay(before.from), to: shortCalendarDay(before.to) }),
    date: countedTo && shortSchoolMoment(countedTo),
  };
  const shown = pages.slice(0, PAGES_SHOWN);
  const others = withoutThose(measures.views, shown);
  const row = (compared: Compared) => ({
    count: compared.total,
    text: write(null, compared.total),
    change: change(null, compared),
  });
  const isEmpty = Object.values(measures).every(({ total }) => total === 0);
  return (
    <>
      <p className={classes.days}>{t(waysToCompare[countedTo ? "counted" : comparison], days)}</p>
      {isEmpty && (
        <Callout>
          <p>{t("empty")}</p>
        </Callout>
      )}
      {parts.map(({ name, measures: its }) => (
        <Part key={name} title={t(`parts.${name}`)}>
          <div className={cards.cards}>
            {its.map((measure) => (
              <MeasureCard key={measure} measure={measure} numbers={numbers} />
            ))}
            {name === "homework" && <ReturnCard returnHours={numbers.returnHours} comparison={comparison} />}
          </div>
        </Part>
      ))}
      <Part title={t("parts.funnel")} help={t("help.funnel")}>
        <Shares
          rows={funnel.map((measure) => ({
            key: measure,
            name: t(`measures.${measure}.name`),
            help: t(`measures.${measure}.help`),
            count: measures[measure].total,
            text: write(measure, measures[measure].total),
            change: change(measure, measures[measure]),
          }))}
        />
      </Part>
      <Part title={t("parts.pages")} help={t("help.pages")}>
        <Shares
          rows={[
            ...shown.map(({ page, ...compared }) => ({
              key: page,
              name: (
                <span>
                  {nameOf(page)} <code className={classes.path}>{page}</code>
                </span>
              ),
              ...row(compared),
            })),
            ...(others.total + others.before > 0 ? [{ key: "others", name: t("otherPages"), ...row(others) }] : []),
          ]}
        />
        {pages.length === 0 && <p className={classes.days}>{t("noPages")}</p>}
      </Part>
      <Part title={t("parts.languages")} help={t("help.languages")}>
        <Shares
          rows={languages.map(({ language, ...compared }) => ({
            key: language,
            name: t(`languages.${language}`),
            ...row(compared),
          }))}
        />
      </Part>
    </>
  );
}

/** What is left of a number when some of its parts are taken away. */
const withoutThose = (whole: Compared, parts: readonly Compared[]): Compared =>
  parts.reduce(({ total, before }, part) => ({ total: total - part.total, before: before - part.before }), {
    total: whole.total,
    before: whole.before,
  });

/** The numbers of every day as a file. */
function Export({ range: { from, to } }: { range: RangeView }) {
  const { t } = useTranslation("analytics");
  const language = useLocale();
  const [save, { isLoading, error }] = useExportAnalyticsMutation();
  const download = async () => {
    const { data } = await save({ query: { from, to, language } });
    if (data) saveFile(data.address, data.name);
  };
  return (
    <>
      <Button variant="default" loading={isLoading} onClick={download}>
        {t("csv")}
      </Button>
      <FailureBox error={error} />
    </>
  );
}
