import { type Locale, locales } from "@dripstone/contract/locale";
import type { Excerpt } from "@dripstone/contract/search";
import { type SearchKind, type SiteHit, type SiteHits, searchKinds } from "@dripstone/contract/search/endpoints";
import { searchLimits } from "@dripstone/contract/search/limits";
import type { Found } from "./found.ts";
import { excerptsFor, findHits, type Hit, type Library, type Named, readShown, type Shown } from "./search.ts";

type Asked = { q: string; kinds?: readonly SearchKind[] | undefined; language: Locale };

/** Of what is found, so many are looked at where not all of it may be read now. */
const LOOKED_AT = 3 * searchLimits.SEARCH_HITS_MAX;

/** What is found on the whole site, by kind, the best of each first. */
export async function searchSite(
  { found: all, ...library }: Library & { found: readonly Found[] },
  asked: Asked,
): Promise<SiteHits> {
  const { SEARCH_HITS_MAX } = searchLimits;
  const wanted = searchKinds.filter((kind) => !asked.kinds || asked.kinds.includes(kind));
  const groups = await Promise.all(
    wanted.map(async (kind) => {
      const found = await Promise.all(all.filter((it) => it.kind === kind).map((it) => hitsOf(library, it, asked)));
      const hits = found.flat().toSorted((one, other) => other.rank - one.rank);
      return { kind, hits: hits.slice(0, SEARCH_HITS_MAX), more: hits.length > SEARCH_HITS_MAX };
    }),
  );
  const told = groups.filter(({ hits }) => hits.length > 0);
  const present = await presenter(
    library,
    told.flatMap(({ hits }) => hits),
    asked,
  );
  return { groups: told.map((group) => ({ ...group, hits: group.hits.map(present) })) };
}

type OpenHit = Hit & { of: Found };

async function hitsOf(library: Library, of: Found, { q: text }: Asked): Promise<OpenHit[]> {
  const hits = (await findHits(library, { text, kinds: of.documents })).slice(0, LOOKED_AT);
  const open = of.areOpen && hits.length > 0 ? new Set(await of.areOpen(library.db, pagesOf(hits))) : undefined;
  return hits.filter(({ page }) => open?.has(page) ?? true).map((hit) => ({ ...hit, of }));
}

const pagesOf = (hits: readonly Hit[]) => hits.map(({ page }) => page);

/** Reads what is shown of these hits, all at once, and tells of each how it is shown. */
async function presenter(
  library: Library,
  hits: readonly OpenHit[],
  { q: text, language }: Asked,
): Promise<(hit: OpenHit) => SiteHit> {
  const shownOf = await readShown(
    library,
    hits.flatMap((hit) => [itself(hit), inLanguage(hit, language), ...titled(hit)]),
  );
  const excerpts = excerptsFor(text);
  const excerptOf = (shown: Shown | undefined) => (shown ? excerpts(shown) : nothing);
  return (hit) => {
    const found = excerptOf(shownOf(itself(hit)));
    const own = excerptOf(shownOf(inLanguage(hit, language)) ?? shownOf(itself(hit)));
    // What is found in the other language alone is shown there, under the title that its reader knows.
    const shown = isMarked(own.title) || isMarked(own.body) ? own : { title: own.title, body: found.body };
    const title =
      shown.title.length > 0
        ? shown.title
        : excerptOf(
            titled(hit)
              .map(shownOf)
              .find((it) => it),
          ).title;
    return { title, text: shown.body, path: hit.of.link(hit.page, hit.hit) };
  };
}

const nothing: { title: Excerpt; body: Excerpt } = { title: [], body: [] };

const isMarked = (pieces: Excerpt) => pieces.some(({ hit }) => hit);

const itself = ({ kind, hit }: Hit): Named => ({ kind, id: hit });

/** A reply has no title but its post's. */
const titled = ({ page, hit, of }: OpenHit): Named[] =>
  page === hit ? [] : of.documents.map((kind) => ({ kind, id: page }));

/** Of what stands in each language, documents are named by it: `python/lamps/en`. */
function inLanguage({ kind, hit }: Hit, language: Locale): Named {
  const locale = locales.find((it) => hit.endsWith(`/${it}`));
  return { kind, id: locale ? `${hit.slice(0, -locale.length)}${language}` : hit };
}
