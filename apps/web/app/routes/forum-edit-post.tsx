import { useParams } from "react-router";
import { EditPostPage } from "../features/forum/compose/edit-post-page.tsx";
import { RequireUser } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function ForumEditPost() {
  const { id = "" } = useParams();
  return (
    <>
      <RouteHead page="forumEdit" hidden />
      <RequireUser>
        <EditPostPage key={id} id={id} />
      </RequireUser>
    </>
  );
}
