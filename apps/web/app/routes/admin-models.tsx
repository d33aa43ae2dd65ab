import { ModelsPage } from "../features/tutor/models/models-page.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminModels() {
  return (
    <>
      <RouteHead page="adminModels" hidden />
      <RequireAdmin>
        <ModelsPage />
      </RequireAdmin>
    </>
  );
}
