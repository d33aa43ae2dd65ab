import { ForumRules } from "../features/forum/rules/forum-rules.tsx";
import { RequireUser } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function ForumCreatePost() {
  return (
    <>
      <RouteHead page="forumNew" hidden />
      <RequireUser>
        <ForumRules />
      </RequireUser>
    </>
  );
}
