import { useParams } from "react-router";
import { PostingPause } from "../features/forum/moderation/posting-pause.tsx";
import { UserPage } from "../features/users/person/user-page.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminUser() {
  const { id = "" } = useParams();
  return (
    <>
      <RouteHead page="adminUser" hidden />
      <RequireAdmin>
        <UserPage key={id} id={id} pause={(person) => <PostingPause person={person} />} />
      </RequireAdmin>
    </>
  );
}
