import type { OfficeProgram } from "@dripstone/contract/classes/office/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import classes from "./office-page.module.css";

/** What the school teaches, in its order. */
export function ProgramList({ programs }: { programs: readonly OfficeProgram[] }) {
  const { t } = useTranslation("classes-office");
  const locale = useLocale();
  return (
    <ul className={classes.plain}>
      {programs.map(({ id, name, subject, ageFrom, ageTo, weeks }) => (
        <li key={id}>
          <Link to={paths.adminProgram(id)}>{name[locale]}</Link>
          <span>{t(`subject.${subject}`)}</span>
          <span>{t("program.ages", { youngest: ageFrom, oldest: ageTo })}</span>
          <span>{t("program.count", { count: weeks.length })}</span>
        </li>
      ))}
    </ul>
  );
}
