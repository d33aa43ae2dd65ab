import { useLoaderData, useSearchParams } from "react-router";
import { TutorPage } from "../features/tutor/tutor-page.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export const loader = () => null;

/** Whoever comes by a link is still on the page with the link while this is asked. */
export const clientLoader = () => window.location.pathname;

/** Where one came from stays the same while one goes from one conversation to another. */
export const shouldRevalidate = () => false;

export default function Tutor() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <RouteHead page="tutor" />
      <TutorPage
        session={params.get("session")}
        onSession={(session) => setParams(session ? { session } : {}, { replace: true, preventScrollReset: true })}
        cameFrom={useLoaderData<typeof clientLoader | typeof loader>()}
      />
    </>
  );
}
