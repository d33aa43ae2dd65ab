import { ChildrenPage } from "../features/families/children-page.tsx";
import { RequireUser } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Children() {
  return (
    <>
      <RouteHead page="children" hidden />
      <RequireUser>
        <ChildrenPage />
      </RequireUser>
    </>
  );
}
