import { deskList } from "@dripstone/contract/weekly-problem/desk/list";
import { ProblemsPage } from "../features/weekly-desk/list/problems-page.tsx";
import { RequireTeacher } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { useListView } from "../ui/list/use-list-view.ts";

export default function AdminWeeklyProblems() {
  return (
    <>
      <RouteHead page="adminWeeklyProblems" hidden />
      <RequireTeacher>
        <ProblemsPage view={useListView(deskList)} />
      </RequireTeacher>
    </>
  );
}
