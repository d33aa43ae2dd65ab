import { ForumPage } from "../features/forum/forum-page.tsx";
import { ForumData } from "../ui/forum-data.tsx";
import { RouteHead } from "../ui/route-head.tsx";

export default function Forum() {
  return (
    <>
      <RouteHead page="forum" />
      <ForumData />
      <ForumPage />
    </>
  );
}
