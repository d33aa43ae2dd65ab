import { explanationList } from "@dripstone/contract/weekly-problem/explanations";
import { ExplanationsPage } from "../features/weekly-problem/explanations/explanations-page.tsx";
import { RequireTeacher } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { useListView } from "../ui/list/use-list-view.ts";

export default function AdminExplanations() {
  return (
    <>
      <RouteHead page="explanations" hidden />
      <RequireTeacher>
        <ExplanationsPage view={useListView(explanationList)} />
      </RequireTeacher>
    </>
  );
}
