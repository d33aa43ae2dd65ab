import { useParams } from "react-router";
import { ClassPage } from "../features/classes-office/classes/class-page.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminClassSettings() {
  const { id = "new" } = useParams();
  return (
    <>
      <RouteHead page="adminClassSettings" hidden />
      <RequireAdmin>
        <ClassPage key={id} id={id} />
      </RequireAdmin>
    </>
  );
}
