import { useParams } from "react-router";
import { MessagePage } from "../features/contact-inbox/message-page.tsx";
import { RequireTeacher } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminContactMessage() {
  const { id = "" } = useParams();
  return (
    <>
      <RouteHead page="adminContactMessage" hidden />
      <RequireTeacher>
        <MessagePage id={id} />
      </RequireTeacher>
    </>
  );
}
