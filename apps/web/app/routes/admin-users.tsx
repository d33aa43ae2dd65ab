import { AdminStart } from "../features/admin/admin-start.tsx";
import { RequireAdmin } from "../ui/guards.tsx";
import { RouteHead } from "../ui/route-head.tsx";

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
