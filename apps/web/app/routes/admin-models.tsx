import { AdminScreen } from "../features/admin/admin-screen.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminModels() {
  return (
    <>
      <RouteHead page="adminModels" hidden />
      <RequireAdmin>
        <AdminScreen page="adminModels" />
      </RequireAdmin>
    </>
  );
}
