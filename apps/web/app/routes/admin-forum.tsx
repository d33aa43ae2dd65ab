import { queueList } from "@dripstone/contract/forum/list";
import { QueuePage } from "../features/forum/moderation/queue-page.tsx";
import { RequireTeacher } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { useListView } from "../ui/list/use-list-view.ts";

export default function AdminForum() {
  return (
    <>
      <RouteHead page="adminForum" hidden />
      <RequireTeacher>
        <QueuePage view={useListView(queueList)} />
      </RequireTeacher>
    </>
  );
}
