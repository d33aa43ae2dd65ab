import { useParams } from "react-router";
import { ChildPage } from "../features/families/child-page.tsx";
import { RequireUser } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Child() {
  const { id = "" } = useParams();
  return (
    <>
      <RouteHead page="children" hidden />
      <RequireUser>
        <ChildPage id={id} />
      </RequireUser>
    </>
  );
}
