import { ProgressPage } from "../features/progress/progress-page.tsx";
import { RequireUser } from "../ui/guards.tsx";
import { RouteHead } from "../ui/route-head.tsx";

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
