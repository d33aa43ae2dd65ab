import { OfficePage } from "../features/classes-office/overview/office-page.tsx";
import { MyClassesPage } from "../features/classes-office/today/my-classes-page.tsx";
import { RequireTeacher } from "../session/guards.tsx";
import { useAppSelector } from "../session/store.ts";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminClasses() {
  const isAdmin = useAppSelector((state) => state.auth.user?.role === "admin");
  return (
    <>
      <RouteHead page="adminClasses" hidden />
      <RequireTeacher>{isAdmin ? <OfficePage /> : <MyClassesPage />}</RequireTeacher>
    </>
  );
}
