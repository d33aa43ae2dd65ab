import type { ListedUser } from "@dripstone/contract/accounts/office/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDates } from "../../../ui/dates/use-dates.ts";
import type { Column } from "../../../ui/list/column.ts";
import { UserMark } from "../user-mark.tsx";

/** The columns of the list of accounts. */
export function useUserColumns(): Column<ListedUser>[] {
  const { t } = useTranslation("users");
  const { day, ago } = useDates();
  return [
    {
      key: "name",
      head: t("column.name"),
      kind: "heading",
      cell: ({ id, name }) => (
        <Link to={paths.adminUser(id)} dir="auto">
          {name}
        </Link>
      ),
      orders: [{ sort: "name", direction: "ascending" }],
    },
    { key: "email", head: t("column.email"), kind: "below", cell: ({ email }) => email },
    { key: "kind", head: t("column.kind"), cell: ({ kind }) => t(`kind.${kind}`) },
    { key: "state", head: t("column.state"), cell: (user) => <UserMark user={user} /> },
    {
      key: "joined",
      head: t("column.joined"),
      kind: "extra",
      cell: ({ joinDate }) => day(joinDate),
      orders: [
        { sort: "newest", direction: "descending" },
        { sort: "oldest", direction: "ascending" },
      ],
    },
    {
      key: "seen",
      head: t("column.seen"),
      kind: "extra",
      cell: ({ lastLogin }) => (lastLogin ? ago(lastLogin) : t("seen.never")),
      orders: [{ sort: "seen", direction: "descending" }],
    },
  ];
}
