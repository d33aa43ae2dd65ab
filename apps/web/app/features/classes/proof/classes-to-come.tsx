import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useClassHomeQuery } from "../api.ts";
import { ContestCountdown } from "../contest-countdown.tsx";
import { SampleHomework } from "../sample-homework.tsx";
import { Schedule } from "../schedule/schedule.tsx";
import classes from "./classes-to-come.module.css";

/** The next contests, the classes with their times, teachers and prices, and a student's work with what the teacher wrote to it. */
export default function ClassesToCome() {
  const { t } = useTranslation(["classes", "common"]);
  const { data: home, error, refetch } = useClassHomeQuery({ query: { language: useLocale() } });
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
      <Schedule home={home} error={error} onRetry={refetch} />
      {sample && (
        <section aria-label={t("sample.title")}>
          <SampleHomework program={sample.name} sample={sample.shown} />
        </section>
      )}
    </div>
  );
}
