import { contestSlugs } from "@dripstone/contract/classes/payloads";
import { NotFoundPage } from "../../../ui/notice/not-found-page.tsx";
import { Opened } from "../opened.tsx";
import { ContestEditor } from "./contest-editor.tsx";

/** Where it is said when a contest is, whether that was known before or not. */
export function ContestPage({ slug }: { slug: string }) {
  const known = contestSlugs.find((it) => it === slug);
  if (!known) return <NotFoundPage />;
  return (
    <Opened find={({ contests }) => contests.find((contest) => contest.slug === known) ?? null}>
      {(contest) => <ContestEditor slug={known} opened={contest} />}
    </Opened>
  );
}
