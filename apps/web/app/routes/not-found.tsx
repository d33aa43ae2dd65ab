import { isAsked } from "@dripstone/contract/other-addresses";
import { data, useSearchParams } from "react-router";
import { z } from "zod";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { RouteHead } from "../ui/head/route-head.tsx";
import { NotFoundPage } from "../ui/notice/not-found-page.tsx";

const query = z.object({ from: z.string().refine(isAsked).optional() });

const missing = async () => data(null, { status: 404 });
export const loader = Object.assign(missing, { declared: prefetch(() => [], query).declared });
export const clientLoader = nothing;

export default function NotFound() {
  const from = useSearchParams()[0].get("from") ?? "";
  return (
    <>
      <RouteHead page="notFound" hidden />
      <NotFoundPage asked={isAsked(from) ? from : undefined} />
    </>
  );
}
