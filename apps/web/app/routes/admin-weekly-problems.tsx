import { AdminStart } from "../features/admin/admin-start.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminWeeklyProblems() {
  return (
    <>
      <RouteHead page="adminWeeklyProblems" hidden />
      <RequireAdmin>
        <AdminStart page="adminWeeklyProblems" />
      </RequireAdmin>
    </>
  );
}
