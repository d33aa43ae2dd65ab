import { AdminStart } from "../features/admin/admin-start.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminUsers() {
  return (
    <>
      <RouteHead page="adminUsers" hidden />
      <RequireAdmin>
        <AdminStart page="adminUsers" />
      </RequireAdmin>
    </>
  );
}
