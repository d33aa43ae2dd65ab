import { useParams } from "react-router";
import { EditorPage } from "../features/forum/office/editor/editor-page.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminCategory() {
  const { id = "new" } = useParams();
  return (
    <>
      <RouteHead page="adminCategory" hidden />
      <RequireAdmin>
        <EditorPage id={id === "new" ? null : id} />
      </RequireAdmin>
    </>
  );
}
