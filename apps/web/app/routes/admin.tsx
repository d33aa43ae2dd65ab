import { AdminStart } from "../features/admin/admin-start.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

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
