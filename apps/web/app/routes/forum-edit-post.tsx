import { NoSuchPost } from "../features/forum/no-such-post.tsx";
import { RequireUser } from "../ui/guards.tsx";
import { RouteHead } from "../ui/route-head.tsx";

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
