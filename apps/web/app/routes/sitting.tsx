import { useParams } from "react-router";
import { SittingPage } from "../features/practice-tests/sitting/sitting-page.tsx";
import { RequireUser } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Sitting() {
  const { id = "" } = useParams();
  return (
    <>
      <RouteHead page="sitting" hidden />
      <RequireUser>
        <SittingPage key={id} id={id} />
      </RequireUser>
    </>
  );
}
