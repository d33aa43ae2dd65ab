import { listQuery } from "@dripstone/contract/lists/list-schema";
import { ownArchiveList } from "@dripstone/contract/weekly-problem/archive";
import { weeklyProblemApi } from "../features/weekly-problem/api.ts";
import { ArchivePage } from "../features/weekly-problem/archive/archive-page.tsx";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { RouteHead } from "../ui/head/route-head.tsx";
import { useListView } from "../ui/list/use-list-view.ts";

export const loader = prefetch(
  // What one student has solved is nothing that a page for everybody could show.
  ({ locale: language, query: { solved, ...view } }) =>
    solved ? [] : [weeklyProblemApi.endpoints.archive.initiate({ query: { ...view, language } })],
  listQuery(ownArchiveList),
);
export const clientLoader = nothing;

export default function WeeklyProblemArchive() {
  return (
    <>
      <RouteHead page="archive" />
      <ArchivePage view={useListView(ownArchiveList)} />
    </>
  );
}
