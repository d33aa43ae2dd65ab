import { loginOpened } from "../api/login-dialog.ts";
import { useAppDispatch } from "../api/store.ts";
import { TutorPage } from "../features/tutor/tutor-page.tsx";
import { RouteHead } from "../ui/route-head.tsx";

export default function Tutor() {
  const dispatch = useAppDispatch();
  return (
    <>
      <RouteHead page="tutor" />
      <TutorPage onLogin={() => dispatch(loginOpened())} />
    </>
  );
}
