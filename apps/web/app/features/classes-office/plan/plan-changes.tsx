import type { PlanPreview } from "@dripstone/contract/classes/office/payloads";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useDates } from "../../../ui/dates/use-dates.ts";
import classes from "./plan-changes.module.css";

/** What becomes of the lessons of a class, week by week. */
export function PlanChanges({ preview }: { preview: PlanPreview }) {
  const { t } = useTranslation("classes-office");
  const { shortSchoolMoment } = useDates();
  const name = preview.class.name[useLocale()];
  return (
    <section aria-label={name} className={classes.changes}>
      <h3>{name}</h3>
      <ul>
        {preview.lessons.map(({ week, before, after, kept }) => {
          const moved = before && after && before.startsAt !== after.startsAt;
          return (
            <li key={week} data-changed={moved || !before || !after || undefined}>
              <span>{t("week", { week })}</span>
              <span>
                {before && moved ? <s>{shortSchoolMoment(before.startsAt)}</s> : null}{" "}
                {after ? shortSchoolMoment(after.startsAt) : t("plan.gone")}
                {kept && <span className={classes.why}> {t(`plan.kept.${kept}`)}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
