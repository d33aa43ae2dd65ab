import { useParams } from "react-router";
import { DeskPage } from "../features/classes-office/desk/desk-page.tsx";
import { RequireTeacher } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminClass() {
  const { id = "" } = useParams();
  return (
    <>
      <RouteHead page="adminClass" hidden />
      <RequireTeacher>
        <DeskPage key={id} id={id} />
      </RequireTeacher>
    </>
  );
}
