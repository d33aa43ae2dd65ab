import { useParams } from "react-router";
import { EditorPage } from "../features/blog/desk/editor/editor-page.tsx";
import { RequireTeacher } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminBlogPost() {
  const { id = "new" } = useParams();
  return (
    <>
      <RouteHead page="adminBlogPost" hidden />
      <RequireTeacher>
        <EditorPage id={id === "new" ? null : id} />
      </RequireTeacher>
    </>
  );
}
