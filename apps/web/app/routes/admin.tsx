import { AdminOverview } from "../features/admin/admin-overview.tsx";
import { Today } from "../features/classes-office/today/today.tsx";
import { TodayPage } from "../features/classes-office/today/today-page.tsx";
import { AtWork } from "../features/grading/start/at-work.tsx";
import { RequireTeacher } from "../session/guards.tsx";
import { useAppSelector } from "../session/store.ts";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Admin() {
  const isAdmin = useAppSelector((state) => state.auth.user?.role === "admin");
  return (
    <>
      <RouteHead page="admin" hidden />
      <RequireTeacher>
        {isAdmin ? (
          <AdminOverview
            today={
              <>
                <AtWork />
                <Today quiet />
              </>
            }
          />
        ) : (
          <TodayPage>
            <AtWork />
          </TodayPage>
        )}
      </RequireTeacher>
    </>
  );
}
