import type { Taught } from "@dripstone/contract/classes/office/desk";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDates } from "../../../ui/dates/use-dates.ts";
import type { Column } from "../../../ui/list/column.ts";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { Way } from "../way.tsx";

type TaughtClass = Taught["classes"][number];

/** The classes that somebody teaches, those whose next lesson is soonest first. */
export function TaughtClasses({ classes }: { classes: readonly TaughtClass[] }) {
  const { t } = useTranslation("classes-office");
  const { shortSchoolMoment } = useDates();
  const columns: readonly Column<TaughtClass>[] = [
    {
      ...{ key: "name", head: t("column.class"), kind: "heading" },
      cell: ({ id, name }) => <Link to={paths.adminClass(id)}>{name}</Link>,
    },
    { key: "semester", head: t("field.semester"), cell: ({ semester }) => semester },
    {
      ...{ key: "next", head: t("today.next"), labelled: true },
      cell: ({ id, next }) =>
        next ? (
          <>
            <Way to={paths.adminLesson(id, String(next.week))}>{t("week", { week: next.week })}</Way>
            {" · "}
            {shortSchoolMoment(next.startsAt)}
            {!next.hasHomework && ` · ${t("today.noHomework")}`}
          </>
        ) : (
          t("today.over")
        ),
    },
    {
      ...{ key: "students", head: t("column.students"), labelled: true },
      cell: ({ id, taken, places, waiting }) => (
        <Way to={paths.adminRoster(id)}>
          {t("column.taken", { taken, places })}
          {waiting > 0 && ` · ${t("column.waiting", { count: waiting })}`}
        </Way>
      ),
    },
  ];
  if (classes.length === 0) return <p>{t("today.noClasses")}</p>;
  return <DataTable columns={columns} rows={classes} keyOf={({ id }) => id} />;
}
