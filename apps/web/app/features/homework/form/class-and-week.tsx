import type { HomeworkClass, OwnHomework } from "@dripstone/contract/homework/payloads";
import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { OwnTime } from "../../../ui/dates/own-time.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useNow } from "../../../ui/dates/use-now.ts";
import classes from "./homework-form.module.css";
import { soonestWeek } from "./soonest-week.ts";
import type { HomeworkFormState } from "./use-homework-form.ts";

type ClassAndWeekProps = {
  classes: readonly HomeworkClass[];
  chosen: HomeworkClass | undefined;
  handedIn: readonly OwnHomework[];
  week: number;
  form: HomeworkFormState;
  onChoose: (part: { class?: string; week?: number }) => void;
};

/** For which class and week homework is, and until when it is on time. */
export function ClassAndWeek({ classes: all, chosen, handedIn, week, form, onChoose }: ClassAndWeekProps) {
  const { t } = useTranslation("homework");
  const names = all.map(({ name }) => name);
  const nameOf = useWeekName();
  const choose = (id: string) => onChoose({ class: id, week: soonestWeek(all.find((it) => it.id === id)) });
  return (
    <div className={classes.pair}>
      <NativeSelect
        size="md"
        label={t("class")}
        required
        withAsterisk={false}
        value={chosen?.id ?? ""}
        error={form.errorOf("class")}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {all.map(({ id, name, semester }) => (
          <option key={id} value={id}>
            {names.filter((it) => it === name).length > 1 ? `${name} · ${semester}` : name}
          </option>
        ))}
      </NativeSelect>
      <div>
        <NativeSelect
          size="md"
          label={t("weekNumber")}
          required
          withAsterisk={false}
          value={String(week)}
          error={form.errorOf("week")}
          onChange={({ currentTarget }) => onChoose({ week: Number(currentTarget.value) })}
        >
          {chosen?.weeks.map((it) => (
            <option key={it.week} value={it.week} disabled={it.closed !== null}>
              {nameOf(it)}
            </option>
          ))}
        </NativeSelect>
        <Due
          week={chosen?.weeks.find((it) => it.week === week)}
          before={handedIn.find((it) => it.class === chosen?.id && it.week === week)}
        />
      </div>
    </div>
  );
}

/** A week with its title, and with what keeps anything from being handed in for it. */
function useWeekName() {
  const { t } = useTranslation("homework");
  const { shortSchoolMoment } = useDates();
  return ({ week: number, title, closed, startsAt }: HomeworkClass["weeks"][number]): string => {
    const week = title === null ? t("week", { week: number }) : t("weekTitle", { week: number, title });
    if (closed === null) return week;
    return closed === "canceled"
      ? t("weekCanceled", { week })
      : t("weekNotYet", { week, moment: shortSchoolMoment(startsAt) });
  };
}

type DueProps = { week: HomeworkClass["weeks"][number] | undefined; before: OwnHomework | undefined };

function Due({ week, before }: DueProps) {
  const { t } = useTranslation("homework");
  const { shortSchoolMoment } = useDates();
  const now = useNow();
  if (!week) return null;
  // A narrow screen cuts it off where it is chosen.
  const title = week.title !== null && (
    <p className={classes.title} aria-hidden>
      {week.title}
    </p>
  );
  if (week.closed !== null) {
    const why = week.closed === "canceled" ? "due.canceled" : "due.opens";
    return (
      <>
        {title}
        <p className={classes.due}>{t(why, { moment: shortSchoolMoment(week.startsAt) })}</p>
      </>
    );
  }
  const isLate = now !== null && now > Date.parse(week.dueAt);
  const until = shortSchoolMoment(week.dueAt);
  return (
    <>
      {title}
      <p className={classes.due} data-late={isLate || undefined}>
        {t(isLate ? "due.over" : week.extended ? "due.extended" : "due.until", { moment: until })}
      </p>
      {!isLate && (
        <div className={classes.due}>
          <OwnTime instant={week.dueAt} of="due" />
        </div>
      )}
      {before && <p className={classes.due}>{t("due.again", { number: before.number })}</p>}
    </>
  );
}
