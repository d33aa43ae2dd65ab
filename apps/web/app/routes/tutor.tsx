import { TutorPage } from "../features/tutor/tutor-page.tsx";
import { loginOpened } from "../session/login-dialog.ts";
import { useAppDispatch, useAppSelector } from "../session/store.ts";
import { RouteHead } from "../ui/head/route-head.tsx";

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
