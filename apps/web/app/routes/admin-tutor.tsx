import { FlagsPage } from "../features/tutor/flags/flags-page.tsx";
import { RequireTeacher } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminTutor() {
  return (
    <>
      <RouteHead page="adminTutor" hidden />
      <RequireTeacher>
        <FlagsPage />
      </RequireTeacher>
    </>
  );
}
