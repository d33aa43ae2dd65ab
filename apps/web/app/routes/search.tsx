import { searchLimits } from "@dripstone/contract/search/limits";
import { text } from "@dripstone/contract/text";
import { useSearchParams } from "react-router";
import { z } from "zod";
import { searchApi } from "../features/search/api.ts";
import { SearchPage } from "../features/search/search-page.tsx";
import { wordsIn } from "../features/search/words.ts";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { RouteHead } from "../ui/head/route-head.tsx";

const query = z.object({ q: text({ max: searchLimits.SEARCH_MAX }).optional() });

export const loader = prefetch(
  ({ locale: language, query: { q } }) =>
    q === undefined ? [] : [searchApi.endpoints.found.initiate({ query: { q, language } })],
  query,
);
export const clientLoader = nothing;

export default function Search() {
  const [query] = useSearchParams();
  return (
    <>
      <RouteHead page="search" hidden />
      <SearchPage words={wordsIn(query.get("q") ?? "")} />
    </>
  );
}
