import { paths } from "@dripstone/contract/paths";
import { Navigate } from "react-router";
import { ProgressPage } from "../features/progress/progress-page.tsx";
import { RequireUser } from "../session/guards.tsx";
import { useAppSelector } from "../session/store.ts";
import { RouteHead } from "../ui/head/route-head.tsx";

/** What a student has achieved. Whoever has an account as a parent has achieved nothing here, and is led to the children. */
export default function Progress() {
  const isParent = useAppSelector(({ auth }) => auth.user?.role === "student" && auth.user.familyRole === "parent");
  return (
    <>
      <RouteHead page="progress" hidden />
      <RequireUser>{isParent ? <Navigate to={paths.children} replace /> : <ProgressPage />}</RequireUser>
    </>
  );
}
