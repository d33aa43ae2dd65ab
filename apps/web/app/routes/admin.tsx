import { AdminStart } from "../features/admin/admin-start.tsx";
import { RequireAdmin } from "../ui/guards.tsx";
import { RouteHead } from "../ui/route-head.tsx";

export default function Admin() {
  return (
    <>
      <RouteHead page="admin" hidden />
      <RequireAdmin>
        <AdminStart page="admin" />
      </RequireAdmin>
    </>
  );
}
