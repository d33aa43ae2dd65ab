import { useParams } from "react-router";
import { WholePage } from "../features/homework/whole/whole-page.tsx";
import { RequireUser } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function HomeworkWhole() {
  const { id = "" } = useParams();
  return (
    <>
      <RouteHead page="homework" hidden />
      <RequireUser>
        <WholePage id={id} />
      </RequireUser>
    </>
  );
}
