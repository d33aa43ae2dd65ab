import type { ClassHome } from "@dripstone/contract/classes/payloads";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useArrival } from "../../../session/arrival.ts";
import { useClassHomeQuery } from "../api.ts";
import { ContestCountdown } from "../contest-countdown.tsx";
import { SampleHomework } from "../sample-homework.tsx";
import { Schedule } from "../schedule/schedule.tsx";
import classes from "./classes-to-come.module.css";

const CLASSES_SHOWN = 4;

/** The next contests, some classes of the next semester with their times, teachers and prices, and a student's work with what the teacher wrote to it. */
export default function ClassesToCome() {
  const { t } = useTranslation(["classes", "common"]);
  const { data: home, error, refetch } = useClassHomeQuery({ query: { language: useLocale() } });
  useArrival(home !== undefined);
  const [sample] = home?.programs.flatMap(({ name, sample: shown }) => (shown ? [{ name, shown }] : [])) ?? [];
  return (
    <div className={classes.parts}>
      {home && home.contests.length > 0 && (
        <div className={classes.contests}>
          {home.contests.map((contest) => (
            <ContestCountdown key={contest.slug} contest={contest} />
          ))}
        </div>
      )}
      <Schedule home={home && ofNextSemester(home)} error={error} onRetry={refetch} />
      {sample && (
        <section aria-label={t("sample.title")}>
          <SampleHomework program={sample.name} sample={sample.shown} />
        </section>
      )}
    </div>
  );
}

/** One class of each program, as many as one glance takes in: all of them stand on their own page. */
function ofNextSemester(home: ClassHome): ClassHome {
  const next = home.classes.filter(({ semester }) => semester === home.nextSemester);
  const ofEach = next.filter(({ program }, index) => next.findIndex((other) => other.program === program) === index);
  return { ...home, classes: ofEach.slice(0, CLASSES_SHOWN) };
}
