import type { ClassOffice } from "@dripstone/contract/classes/office/payloads";
import { paths } from "@dripstone/contract/paths";
import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Callout } from "../../../ui/callout/callout.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { Part } from "../../../ui/office/part.tsx";
import { Waiting } from "../../../ui/office/waiting.tsx";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { useClassOfficeQuery } from "../api.ts";
import { Way } from "../way.tsx";
import { ContestList } from "./contest-list.tsx";
import classes from "./office-page.module.css";
import { ProgramList } from "./program-list.tsx";
import { SemesterClasses } from "./semester-classes.tsx";

/** Where the office keeps semesters, classes, programs and contests. */
export function OfficePage() {
  const { t } = useTranslation("classes-office");
  const { data, error, refetch } = useClassOfficeQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <OfficeHeader title={t("title")}>
        {data && data.semesters.length > 0 && data.programs.length > 0 && (
          <ButtonLink to={paths.adminClassSettings("new")}>{t("class.add")}</ButtonLink>
        )}
        <ButtonLink to={paths.adminSemester("new")} quiet>
          {t("semester.add")}
        </ButtonLink>
      </OfficeHeader>
      {data ? <Office office={data} /> : <Waiting error={error} onRetry={() => void refetch()} />}
    </>
  );
}

function Office({ office }: { office: ClassOffice }) {
  const { t } = useTranslation("classes-office");
  const locale = useLocale();
  const { calendarDay } = useDates();
  const [chosen, setChosen] = useState("");
  const { semesters } = office;
  const semester = semesters.find(({ id }) => id === chosen) ?? currentOf(semesters);
  return (
    <div className={classes.parts}>
      {semester ? (
        <section aria-label={semester.name[locale]}>
          <div className={classes.semester}>
            <NativeSelect
              size="md"
              label={t("field.semester")}
              value={semester.id}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              data={semesters.map(({ id, name }) => ({ value: id, label: name[locale] }))}
            />
            <p>
              {t("range", { from: calendarDay(semester.startsOn), to: calendarDay(semester.endsOn) })}
              {" · "}
              <Way to={paths.adminSemester(semester.id)}>{t("semester.edit")}</Way>
            </p>
          </div>
          <SemesterClasses office={office} semester={semester} />
        </section>
      ) : (
        <Callout>
          <p>{t("semester.none")}</p>
        </Callout>
      )}
      <Part
        title={t("program.title")}
        tools={
          <ButtonLink to={paths.adminProgram("new")} quiet>
            {t("program.add")}
          </ButtonLink>
        }
      >
        <ProgramList programs={office.programs} />
      </Part>
      <Part title={t("contest.title")}>
        <ContestList contests={office.contests} />
      </Part>
    </div>
  );
}

/** The semester that is, or the next one; the newest where all are over. */
function currentOf(semesters: ClassOffice["semesters"]): ClassOffice["semesters"][number] | undefined {
  const today = new Date().toISOString().slice(0, "YYYY-MM-DD".length);
  return semesters.findLast(({ endsOn }) => endsOn >= today) ?? semesters[0];
}
