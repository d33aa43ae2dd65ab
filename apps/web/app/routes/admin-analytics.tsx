import { AdminScreen } from "../features/admin/admin-screen.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminAnalytics() {
  return (
    <>
      <RouteHead page="adminAnalytics" hidden />
      <RequireAdmin>
        <AdminScreen page="adminAnalytics" />
      </RequireAdmin>
    </>
  );
}
