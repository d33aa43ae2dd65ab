import { useSearchParams } from "react-router";
import { TutorPage } from "../features/tutor/tutor-page.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Tutor() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <RouteHead page="tutor" />
      <TutorPage
        session={params.get("session")}
        onSession={(session) => setParams(session ? { session } : {}, { replace: true, preventScrollReset: true })}
      />
    </>
  );
}
