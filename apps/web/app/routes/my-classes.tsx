import { MyClassesPage } from "../features/classes/mine/my-classes-page.tsx";
import { RequireUser } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function MyClasses() {
  return (
    <>
      <RouteHead page="myClasses" hidden />
      <RequireUser>
        <MyClassesPage />
      </RequireUser>
    </>
  );
}
