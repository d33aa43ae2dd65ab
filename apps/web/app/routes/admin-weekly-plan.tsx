import { PlanPage } from "../features/weekly-desk/plan/plan-page.tsx";
import { shelfList } from "../features/weekly-desk/plan/shelf-list.ts";
import { RequireTeacher } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { useListView } from "../ui/list/use-list-view.ts";

export default function AdminWeeklyPlan() {
  return (
    <>
      <RouteHead page="adminWeeklyPlan" hidden />
      <RequireTeacher>
        <PlanPage view={useListView(shelfList)} />
      </RequireTeacher>
    </>
  );
}
