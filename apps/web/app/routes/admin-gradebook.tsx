import { useParams } from "react-router";
import { GradebookPage } from "../features/grading/gradebook/gradebook-page.tsx";
import { RequireTeacher } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminGradebook() {
  const { id = "" } = useParams();
  return (
    <>
      <RouteHead page="adminGradebook" hidden />
      <RequireTeacher>
        <GradebookPage id={id} />
      </RequireTeacher>
    </>
  );
}
