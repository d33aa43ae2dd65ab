import { attemptsList } from "@dripstone/contract/weekly-problem/desk/list";
import { useParams } from "react-router";
import { ReportPage } from "../features/weekly-desk/report/report-page.tsx";
import { RequireTeacher } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { useListView } from "../ui/list/use-list-view.ts";

export default function AdminWeeklyRound() {
  const { week = "" } = useParams();
  return (
    <>
      <RouteHead page="adminWeeklyRound" hidden />
      <RequireTeacher>
        <ReportPage week={week} view={useListView(attemptsList)} />
      </RequireTeacher>
    </>
  );
}
