import { auditList } from "@dripstone/contract/audit/list";
import type { AuditedDeed } from "@dripstone/contract/audit/payloads";
import { listQueryOf } from "@dripstone/contract/lists/list";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDates } from "../../../ui/dates/use-dates.ts";
import type { Column } from "../../../ui/list/data-table.tsx";
import type { AuditView } from "./audit-page.tsx";
import { DeedText } from "./deed-text.tsx";

/** The columns of the log: what, with which thing, who, and when. */
export function useDeedColumns({ sort, size }: AuditView): Column<AuditedDeed>[] {
  const { t } = useTranslation("audit");
  const { day, schoolTime } = useDates();
  return [
    { key: "what", head: t("what"), kind: "heading", cell: (deed) => <DeedText deed={deed} /> },
    {
      key: "about",
      head: t("about"),
      cell: ({ person, subject }) =>
        person ? (
          <Link to={paths.adminUser(person.id)} dir="auto">
            {person.name}
          </Link>
        ) : (
          <Link
            to={{ search: listQueryOf(auditList, { sort, size, subject }) }}
            aria-label={`${t("same")}: ${shortened(subject)}`}
          >
            {shortened(subject)}
          </Link>
        ),
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

/** Of an id, enough to tell it from others. */
const shortened = (subject: string) => (/^[\da-f-]{36}$/.test(subject) ? `…${subject.slice(-8)}` : subject);
