import { flagList } from "@dripstone/contract/tutor/watch/lists";
import { FlagsPage } from "../features/tutor/watch/flags-page.tsx";
import { RequireTeacher } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { useListView } from "../ui/list/use-list-view.ts";

export default function AdminTutor() {
  return (
    <>
      <RouteHead page="adminTutor" hidden />
      <RequireTeacher>
        <FlagsPage view={useListView(flagList)} />
      </RequireTeacher>
    </>
  );
}
