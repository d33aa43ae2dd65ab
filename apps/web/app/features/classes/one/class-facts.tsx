import type { ClassDetail } from "@dripstone/contract/classes/payloads";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { PersonName } from "../../../ui/people/person-name.tsx";
import { usePrices } from "../../../ui/prices/use-prices.ts";
import { When } from "../schedule/when.tsx";
import { Where } from "../schedule/where.tsx";
import { useRefundRule } from "../use-refund-rule.ts";
import classes from "./class-facts.module.css";

/** When, where, with whom, for whom, and for how much. */
export function ClassFacts({ detail }: { detail: ClassDetail }) {
  const { t } = useTranslation(["class-places", "classes"]);
  const { calendarDay, day } = useDates();
  const { class: row, program, semester, paymentHtml, contest } = detail;
  const price = usePrices()(row.priceCents);
  const refund = useRefundRule();
  const held = row.lessons.filter(({ canceled }) => !canceled);
  const first = held[0]?.startsAt;
  const last = held.at(-1)?.startsAt;
  const range = (from: string, to: string) =>
    t("classes:schedule.range", { from: calendarDay(from), to: calendarDay(to) });
  return (
    <dl className={classes.facts}>
      <Fact name={t("class-places:facts.when")}>
        <When row={row} />
      </Fact>
      <Fact name={t("class-places:facts.dates")}>
        <p>
          {first && last
            ? t("classes:schedule.range", { from: day(first), to: day(last) })
            : range(semester.startsOn, semester.endsOn)}
        </p>
        {semester.breaks.map(({ from, to, name }) => (
          <p key={from} className={classes.soft}>
            {t("classes:schedule.break", { name, range: from === to ? calendarDay(from) : range(from, to) })}
          </p>
        ))}
      </Fact>
      <Fact name={t("class-places:facts.where")}>
        <Where row={row} />
      </Fact>
      <Fact name={t("class-places:facts.teacher")}>
        <p>{row.teacher ? <PersonName person={row.teacher} /> : t("classes:schedule.noTeacher")}</p>
      </Fact>
      {program.contest && (
        <Fact name={t("class-places:facts.contest")}>
          <p>{t(`classes:contests.names.${program.contest}`)}</p>
          {contest && <p>{day(contest.startsAt)}</p>}
          {contest?.registrationUntil && (
            <p className={classes.soft}>
              {t("classes:contests.until", { day: calendarDay(contest.registrationUntil) })}
            </p>
          )}
        </Fact>
      )}
      <Fact name={t("class-places:facts.ages")}>
        <p>{t("classes:programs.ages", { youngest: program.ages.from, oldest: program.ages.to })}</p>
      </Fact>
      <Fact name={t("class-places:facts.price")}>
        <p className={classes.price}>{row.priceCents === 0 ? t("classes:schedule.free") : price}</p>
        {paymentHtml && <MarkdownText html={paymentHtml} />}
      </Fact>
      {row.priceCents > 0 && (
        <Fact name={t("classes:refunds.title")}>
          <p className={classes.soft}>{refund}</p>
        </Fact>
      )}
      <Fact name={t("class-places:facts.spots")}>
        <p>
          {row.takesRegistrations
            ? t("classes:schedule.left", { count: row.placesLeft })
            : t("classes:schedule.closed")}
        </p>
        {row.waiting > 0 && <p className={classes.soft}>{t("class-places:facts.waiting", { count: row.waiting })}</p>}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
