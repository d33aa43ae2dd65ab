import { AdminStart } from "../features/admin/admin-start.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

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
