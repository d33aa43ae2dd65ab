import { StartPage } from "../features/admin/start/start-page.tsx";
import { WaitingForMe } from "../features/admin/start/waiting-for-me.tsx";
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
          <StartPage>
            <AtWork />
            <Today quiet />
          </StartPage>
        ) : (
          <TodayPage>
            <WaitingForMe />
            <AtWork />
          </TodayPage>
        )}
      </RequireTeacher>
    </>
  );
}
