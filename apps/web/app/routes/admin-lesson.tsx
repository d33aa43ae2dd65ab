import { useParams } from "react-router";
import { LessonPage } from "../features/classes-office/desk/lesson-editor.tsx";
import { RequireTeacher } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminLesson() {
  const { id = "", week = "" } = useParams();
  return (
    <>
      <RouteHead page="adminLesson" hidden />
      <RequireTeacher>
        <LessonPage key={`${id}:${week}`} id={id} week={week} />
      </RequireTeacher>
    </>
  );
}
