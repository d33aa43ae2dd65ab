import { data } from "react-router";
import { NoSuchPost } from "../features/forum/no-such-post.tsx";
import { nothing } from "../rendering/prefetch.ts";
import { RouteHead } from "../ui/head/route-head.tsx";

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
