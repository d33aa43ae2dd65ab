import type { ClassAtWork } from "@dripstone/contract/homework/grading/payloads";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useHomeworkAtWorkQuery } from "../api.ts";
import { queueLink } from "../grading-link.ts";
import classes from "./at-work.module.css";

/** In which classes something is graded and not returned, and who has not handed in what was due last; what waits to be graded is told above. */
export function AtWork() {
  const { t } = useTranslation("grading");
  const request = { query: { language: useLocale() } };
  const { data } = useHomeworkAtWorkQuery(request, { refetchOnMountOrArgChange: true });
  const rows = data?.filter(({ graded, due }) => graded > 0 || (due && due.missing.length > 0)) ?? [];
  if (rows.length === 0) return null;
  return (
    <section className={classes.work} aria-labelledby="homework-at-work">
      <h2 id="homework-at-work">{t("start.title")}</h2>
      <ul>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Row({ row: { id, name, graded, due } }: { row: ClassAtWork }) {
  const { t } = useTranslation("grading");
  const { schoolMoment } = useDates();
  return (
    <li>
      <h3>{name}</h3>
      <p className={classes.ways}>
        {graded > 0 && (
          <Link to={queueLink({ class: id, state: "graded" })}>{t("start.graded", { count: graded })}</Link>
        )}
      </p>
      {due && due.missing.length > 0 && (
        <p className={classes.missing}>
          <Link to={queueLink({ class: id, week: String(due.week) })}>
            {t("start.missing", { week: due.week, count: due.missing.length, of: due.students })}
          </Link>
          <span>{t("start.due", { moment: schoolMoment(due.dueAt) })}</span>
          <span>{due.missing.map(({ studentName }) => studentName).join(t("start.and"))}</span>
        </p>
      )}
    </li>
  );
}
