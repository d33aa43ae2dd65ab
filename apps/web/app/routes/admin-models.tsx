import { AdminStart } from "../features/admin/admin-start.tsx";
import { RequireAdmin } from "../ui/guards.tsx";
import { RouteHead } from "../ui/route-head.tsx";

export default function AdminModels() {
  return (
    <>
      <RouteHead page="adminModels" hidden />
      <RequireAdmin>
        <AdminStart page="adminModels" />
      </RequireAdmin>
    </>
  );
}
