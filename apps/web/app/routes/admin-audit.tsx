import { auditList } from "@dripstone/contract/audit/list";
import { AuditPage } from "../features/admin/audit/audit-page.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { useListView } from "../ui/list/use-list-view.ts";

export default function AdminAudit() {
  const view = useListView(auditList);
  return (
    <>
      <RouteHead page="adminAudit" hidden />
      <RequireAdmin>
        <AuditPage view={view} />
      </RequireAdmin>
    </>
  );
}
