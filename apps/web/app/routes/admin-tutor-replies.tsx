import { ratedList } from "@dripstone/contract/tutor/watch/lists";
import { RatedPage } from "../features/tutor/watch/rated-page.tsx";
import { RequireTeacher } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { useListView } from "../ui/list/use-list-view.ts";

export default function AdminTutorReplies() {
  return (
    <>
      <RouteHead page="adminTutorReplies" hidden />
      <RequireTeacher>
        <RatedPage view={useListView(ratedList)} />
      </RequireTeacher>
    </>
  );
}
