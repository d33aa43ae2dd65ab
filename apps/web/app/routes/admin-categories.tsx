import { AdminScreen } from "../features/admin/admin-screen.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminCategories() {
  return (
    <>
      <RouteHead page="adminCategories" hidden />
      <RequireAdmin>
        <AdminScreen page="adminCategories" />
      </RequireAdmin>
    </>
  );
}
