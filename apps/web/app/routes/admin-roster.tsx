import { useParams } from "react-router";
import { RosterPage } from "../features/classes-office/roster/roster-page.tsx";
import { RequireTeacher } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminRoster() {
  const { id = "" } = useParams();
  return (
    <>
      <RouteHead page="adminRoster" hidden />
      <RequireTeacher>
        <RosterPage key={id} id={id} />
      </RequireTeacher>
    </>
  );
}
