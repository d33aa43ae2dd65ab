import { data } from "react-router";
import { nothing } from "../rendering/prefetch.ts";
import { RouteHead } from "../ui/head/route-head.tsx";
import { NotFoundPage } from "../ui/notice/not-found-page.tsx";

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
