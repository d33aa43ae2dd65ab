import { userList } from "@dripstone/contract/accounts/office/list";
import { useClassOfficeQuery } from "../features/classes-office/api.ts";
import { UsersPage } from "../features/users/list/users-page.tsx";
import { useLocale } from "../i18n/use-locale.ts";
import { RequireAdmin } from "../session/guards.tsx";
import { useDates } from "../ui/dates/use-dates.ts";
import { RouteHead } from "../ui/head/route-head.tsx";
import { useListView } from "../ui/list/use-list-view.ts";

export default function AdminUsers() {
  return (
    <>
      <RouteHead page="adminUsers" hidden />
      <RequireAdmin>
        <Users />
      </RequireAdmin>
    </>
  );
}

function Users() {
  const view = useListView(userList);
  const locale = useLocale();
  const { data } = useClassOfficeQuery(undefined);
  const { weekday, time } = useDates();
  const classChoices = (data?.classes ?? []).map(({ id, name, program, semester, weekday: day, startsAt }) => {
    const its = name ?? data?.programs.find((one) => one.id === program)?.name;
    const during = data?.semesters.find((one) => one.id === semester)?.name;
    // With its day and hour: a semester may have two of one program.
    const text = [its?.[locale], `${weekday(day)} ${time(startsAt)}`, during?.[locale]].filter(Boolean).join(" · ");
    return { value: id, text };
  });
  return <UsersPage view={view} classChoices={classChoices} />;
}
