import { CategoriesPage } from "../features/forum/office/list/categories-page.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminCategories() {
  return (
    <>
      <RouteHead page="adminCategories" hidden />
      <RequireAdmin>
        <CategoriesPage />
      </RequireAdmin>
    </>
  );
}
