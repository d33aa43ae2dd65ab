import type { ClassOffice, OfficeClass, OfficeSemester } from "@dripstone/contract/classes/office/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useDates } from "../../../ui/dates/use-dates.ts";
import type { Column } from "../../../ui/list/column.ts";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { useNameOf } from "../../../ui/people/use-name-of.ts";
import { Way } from "../way.tsx";

/** The classes of a semester, those of a week in its order. */
export function SemesterClasses({ office, semester }: { office: ClassOffice; semester: OfficeSemester }) {
  const { t } = useTranslation("classes-office");
  const locale = useLocale();
  const teacherName = useNameOf();
  const { weekday, time } = useDates();
  const rows = office.classes.filter((it) => it.semester === semester.id);
  const nameOf = ({ name, program }: OfficeClass) =>
    name?.[locale] ?? office.programs.find(({ id }) => id === program)?.name[locale] ?? "";
  const columns: readonly Column<OfficeClass>[] = [
    {
      ...{ key: "name", head: t("column.class"), kind: "heading" },
      cell: (it) => <Link to={paths.adminClass(it.id)}>{nameOf(it)}</Link>,
    },
    {
      ...{ key: "when", head: t("column.when") },
      cell: (it) => t("column.at", { day: weekday(it.weekday), time: time(it.startsAt) }),
    },
    {
      key: "teacher",
      head: t("field.teacher"),
      cell: (it) => (it.teacher ? teacherName(it.teacher) : t("class.noTeacher")),
    },
    { key: "state", head: t("field.state"), cell: (it) => t(`state.${it.state}`) },
    {
      ...{ key: "students", head: t("column.students"), labelled: true },
      cell: (it) => (
        <Way to={paths.adminRoster(it.id)}>
          {t("column.taken", { taken: it.taken, places: it.places })}
          {it.waiting > 0 && ` · ${t("column.waiting", { count: it.waiting })}`}
        </Way>
      ),
    },
    {
      ...{ key: "edit", head: t("column.settings") },
      cell: (it) => (
        <Way to={paths.adminClassSettings(it.id)} label={t("class.editName", { name: nameOf(it) })}>
          {t("class.edit")}
        </Way>
      ),
    },
  ];
  if (rows.length === 0) return <p>{t("class.none")}</p>;
  return <DataTable columns={columns} rows={rows} keyOf={({ id }) => id} />;
}
