import { ProgressPage } from "../features/progress/progress-page.tsx";
import { RequireUser } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Progress() {
  return (
    <>
      <RouteHead page="progress" hidden />
      <RequireUser>
        <ProgressPage />
      </RequireUser>
    </>
  );
}
