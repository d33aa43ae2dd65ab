import { data } from "react-router";
import { nothing } from "../api/prefetch.ts";
import { NotFoundPage } from "../ui/not-found-page.tsx";
import { RouteHead } from "../ui/route-head.tsx";

export const loader = () => data(null, { status: 404 });
export const clientLoader = nothing;

export default function NotFound() {
  return (
    <>
      <RouteHead page="notFound" hidden />
      <NotFoundPage />
    </>
  );
}
