import { data } from "react-router";
import { nothing } from "../api/prefetch.ts";
import { NoSuchPost } from "../features/forum/no-such-post.tsx";
import { RouteHead } from "../ui/route-head.tsx";

export const loader = () => data(null, { status: 404 });
export const clientLoader = nothing;

export default function ForumPostDetail() {
  return (
    <>
      <RouteHead page="forumPost" hidden />
      <NoSuchPost />
    </>
  );
}
