import { useParams } from "react-router";
import { ContestPage } from "../features/classes-office/contests/contest-page.tsx";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminContest() {
  const { slug = "" } = useParams();
  return (
    <>
      <RouteHead page="adminContest" hidden />
      <RequireAdmin>
        <ContestPage key={slug} slug={slug} />
      </RequireAdmin>
    </>
  );
}
