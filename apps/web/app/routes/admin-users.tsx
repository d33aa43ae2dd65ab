import { userList } from "@dripstone/contract/accounts/office/list";
import { useClassOfficeQuery } from "../features/classes-office/api.ts";
import { UsersPage } from "../features/users/list/users-page.tsx";
import { useLocale } from "../i18n/use-locale.ts";
import { RequireAdmin } from "../session/guards.tsx";
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
  const classChoices = (data?.classes ?? []).map(({ id, name, program, semester }) => {
    const its = name ?? data?.programs.find((one) => one.id === program)?.name;
    const when = data?.semesters.find((one) => one.id === semester)?.name;
    return { value: id, text: [its?.[locale], when?.[locale]].filter(Boolean).join(" · ") };
  });
  return <UsersPage view={view} classChoices={classChoices} />;
}
