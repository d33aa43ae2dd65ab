import { useParams } from "react-router";
import { ProgramPage } from "../features/classes-office/programs/program-page.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminProgram() {
  const { id = "new" } = useParams();
  return (
    <>
      <RouteHead page="adminProgram" hidden />
      <RequireAdmin>
        <ProgramPage key={id} id={id} />
      </RequireAdmin>
    </>
  );
}
