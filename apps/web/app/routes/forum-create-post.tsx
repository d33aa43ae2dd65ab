import { useSearchParams } from "react-router";
import { NewPostPage } from "../features/forum/compose/new-post-page.tsx";
import { RequireUser } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function ForumCreatePost() {
  const [query] = useSearchParams();
  return (
    <>
      <RouteHead page="forumNew" hidden />
      <RequireUser>
        <NewPostPage category={query.get("category") ?? ""} />
      </RequireUser>
    </>
  );
}
