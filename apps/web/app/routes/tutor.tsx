import { loginOpened } from "../api/login-dialog.ts";
import { useAppDispatch, useAppSelector } from "../api/store.ts";
import { TutorPage } from "../features/tutor/tutor-page.tsx";
import { RouteHead } from "../ui/route-head.tsx";

export default function Tutor() {
  const dispatch = useAppDispatch();
  const isMember = useAppSelector((state) => state.auth.isAuthenticated);
  return (
    <>
      <RouteHead page="tutor" />
      <TutorPage {...(!isMember && { onLogin: () => dispatch(loginOpened()) })} />
    </>
  );
}
