import { AdminScreen } from "../features/admin/admin-screen.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminUsers() {
  return (
    <>
      <RouteHead page="adminUsers" hidden />
      <RequireAdmin>
        <AdminScreen page="adminUsers" />
      </RequireAdmin>
    </>
  );
}
