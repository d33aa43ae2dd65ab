import { AdminStart } from "../features/admin/admin-start.tsx";
import { RequireAdmin } from "../ui/guards.tsx";
import { RouteHead } from "../ui/route-head.tsx";

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
