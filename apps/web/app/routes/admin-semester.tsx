import { useParams } from "react-router";
import { SemesterPage } from "../features/classes-office/semesters/semester-page.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminSemester() {
  const { id = "new" } = useParams();
  return (
    <>
      <RouteHead page="adminSemester" hidden />
      <RequireAdmin>
        <SemesterPage key={id} id={id} />
      </RequireAdmin>
    </>
  );
}
