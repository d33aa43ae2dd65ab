import { homeworkQueue } from "@dripstone/contract/homework/grading/queue";
import { useParams } from "react-router";
import { DeskPage } from "../features/grading/desk/desk-page.tsx";
import { RequireTeacher } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { useListView } from "../ui/list/use-list-view.ts";

export default function AdminHomeworkOf() {
  const { id = "" } = useParams();
  return (
    <>
      <RouteHead page="adminHomeworkOf" hidden />
      <RequireTeacher>
        <DeskPage id={id} view={useListView(homeworkQueue)} />
      </RequireTeacher>
    </>
  );
}
