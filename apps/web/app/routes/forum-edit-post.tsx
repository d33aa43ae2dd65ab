import { NoSuchPost } from "../features/forum/no-such-post.tsx";
import { RequireUser } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function ForumEditPost() {
  return (
    <>
      <RouteHead page="forumEdit" hidden />
      <RequireUser>
        <NoSuchPost />
      </RequireUser>
    </>
  );
}
