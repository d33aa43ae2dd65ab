import type { MissingStudent } from "@dripstone/contract/homework/grading/payloads";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { MoreTime } from "../extension/more-time.tsx";
import classes from "./missing.module.css";

type MissingProps = { students: readonly MissingStudent[]; class: string; week: number };

/** Who has not handed in for the week that is chosen, each with the way to more time. */
export function Missing({ students, class: classId, week }: MissingProps) {
  const { t } = useTranslation("grading");
  const { schoolMoment } = useDates();
  return (
    <details className={classes.missing}>
      <summary>{t("missing.title", { count: students.length })}</summary>
      <ul>
        {students.map(({ user, studentName, extendedTo }) => (
          <li key={user}>
            <span>{studentName}</span>
            {extendedTo && (
              <span className={classes.until}>{t("missing.until", { moment: schoolMoment(extendedTo) })}</span>
            )}
            <MoreTime student={{ user, name: studentName }} class={classId} week={week} extension={null} />
          </li>
        ))}
      </ul>
    </details>
  );
}
