import { homeworkQueue } from "@dripstone/contract/homework/grading/queue";
import { QueuePage } from "../features/grading/queue/queue-page.tsx";
import { RequireTeacher } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { useListView } from "../ui/list/use-list-view.ts";

export default function AdminHomework() {
  return (
    <>
      <RouteHead page="adminHomework" hidden />
      <RequireTeacher>
        <QueuePage view={useListView(homeworkQueue)} />
      </RequireTeacher>
    </>
  );
}
