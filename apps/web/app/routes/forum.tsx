import { ForumPage } from "../features/forum/forum-page.tsx";
import { ForumData } from "../ui/head/forum-data.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Forum() {
  return (
    <>
      <RouteHead page="forum" />
      <ForumData />
      <ForumPage />
    </>
  );
}
