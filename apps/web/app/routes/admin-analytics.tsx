import { AdminStart } from "../features/admin/admin-start.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminAnalytics() {
  return (
    <>
      <RouteHead page="adminAnalytics" hidden />
      <RequireAdmin>
        <AdminStart page="adminAnalytics" />
      </RequireAdmin>
    </>
  );
}
