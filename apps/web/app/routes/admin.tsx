import { AdminOverview } from "../features/admin/admin-overview.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Admin() {
  return (
    <>
      <RouteHead page="admin" hidden />
      <RequireAdmin>
        <AdminOverview />
      </RequireAdmin>
    </>
  );
}
