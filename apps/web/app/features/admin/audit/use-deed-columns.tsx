import { auditList } from "@dripstone/contract/audit/list";
import type { AuditedDeed } from "@dripstone/contract/audit/payloads";
import { listQueryOf } from "@dripstone/contract/lists/list";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDates } from "../../../ui/dates/use-dates.ts";
import type { Column } from "../../../ui/list/column.ts";
import classes from "./audit-page.module.css";
import type { AuditView } from "./audit-view.ts";
import { DeedText } from "./deed-text.tsx";
import type { Names } from "./details/use-value-text.ts";
import { useThingName } from "./use-thing-name.ts";

/** The columns of the log: what, with which thing, who, and when. */
export function useDeedColumns({ sort, size }: AuditView, names: Names): Column<AuditedDeed>[] {
  const { t } = useTranslation("audit");
  const thingName = useThingName(names);
  const { day, schoolTime } = useDates();
  return [
    { key: "what", head: t("what"), kind: "heading", cell: (deed) => <DeedText deed={deed} names={names} /> },
    {
      key: "about",
      head: t("about"),
      cell: (deed) => {
        const { person, subject } = deed;
        return person ? (
          <Link to={paths.adminUser(person.id)} dir="auto">
            {person.name}
          </Link>
        ) : (
          <Link
            to={{ search: listQueryOf(auditList, { sort, size, subject }) }}
            aria-label={`${t("same")}: ${thingName(deed)}`}
            dir="auto"
            className={classes.thing}
          >
            {thingName(deed)}
          </Link>
        );
      },
    },
    {
      key: "who",
      head: t("actor"),
      labelled: true,
      cell: ({ actor }) =>
        actor ? (
          <Link to={paths.adminUser(actor.id)} dir="auto">
            {actor.name}
          </Link>
        ) : (
          t("deleted")
        ),
    },
    {
      key: "when",
      head: t("when"),
      kind: "aside",
      cell: ({ at }) => t("moment", { day: day(at), time: schoolTime(at) }),
    },
  ];
}
