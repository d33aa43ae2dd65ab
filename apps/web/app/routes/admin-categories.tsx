import { AdminStart } from "../features/admin/admin-start.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminCategories() {
  return (
    <>
      <RouteHead page="adminCategories" hidden />
      <RequireAdmin>
        <AdminStart page="adminCategories" />
      </RequireAdmin>
    </>
  );
}
