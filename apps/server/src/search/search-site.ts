import { type Locale, locales } from "@dripstone/contract/locale";
import type { Excerpt } from "@dripstone/contract/search";
import { type SearchKind, type SiteHit, type SiteHits, searchKinds } from "@dripstone/contract/search/endpoints";
import { searchLimits } from "@dripstone/contract/search/limits";
import type { Database } from "../database/connect.ts";
import type { Found } from "./found.ts";
import { excerptsOf, findHits, type Hit } from "./search.ts";

type Asked = { q: string; kinds?: readonly SearchKind[] | undefined; language: Locale };

/** Of what is found, so many are looked at where not all of it may be read now. */
const LOOKED_AT = 3 * searchLimits.SEARCH_HITS_MAX;

/** What is found on the whole site, by kind, the best of each first. */
export async function searchSite(db: Database, all: readonly Found[], asked: Asked): Promise<SiteHits> {
  const wanted = searchKinds.filter((kind) => !asked.kinds || asked.kinds.includes(kind));
  const groups = await Promise.all(
    wanted.map(async (kind) => {
      const found = await Promise.all(all.filter((it) => it.kind === kind).map((it) => hitsOf(db, it, asked)));
      const hits = found.flat().toSorted((one, other) => other.rank - one.rank);
      const { SEARCH_HITS_MAX } = searchLimits;
      const told = await present(db, hits.slice(0, SEARCH_HITS_MAX), asked);
      return { kind, hits: told, more: hits.length > SEARCH_HITS_MAX };
    }),
  );
  return { groups: groups.filter(({ hits }) => hits.length > 0) };
}

type OpenHit = Hit & { of: Found };

async function hitsOf(db: Database, of: Found, { q: text }: Asked): Promise<OpenHit[]> {
  const hits = (await findHits(db, { text, kinds: of.documents })).slice(0, LOOKED_AT);
  const open =
    of.areOpen && hits.length > 0
      ? new Set(
          await of.areOpen(
            db,
            hits.map(({ page }) => page),
          ),
        )
      : undefined;
  return hits.filter(({ page }) => open?.has(page) ?? true).map((hit) => ({ ...hit, of }));
}

async function present(db: Database, hits: readonly OpenHit[], { q: text, language }: Asked): Promise<SiteHit[]> {
  const kinds = [...new Set(hits.flatMap(({ of }) => of.documents))];
  const [first, ...others] = kinds;
  if (first === undefined) return [];
  const ids = hits.flatMap(({ page, hit }) => [page, hit, inLanguage(hit, language)]);
  const excerpts = await excerptsOf(db, { text, kinds: [first, ...others] }, ids);
  return hits.map(({ page, hit, of }) => {
    const found = excerpts.get(hit) ?? nothing;
    const own = excerpts.get(inLanguage(hit, language)) ?? found;
    // What is found in the other language alone is shown there, under the title that its reader knows.
    const shown = isMarked(own.title) || isMarked(own.body) ? own : { title: own.title, body: found.body };
    // A reply has no title but its post's.
    const title = shown.title.length > 0 ? shown.title : (excerpts.get(page)?.title ?? []);
    return { title, text: shown.body, path: of.link(page, hit) };
  });
}

const nothing = { title: [], body: [] };

const isMarked = (pieces: Excerpt) => pieces.some(({ hit }) => hit);

/** Of what stands in each language, documents are named by it: `python/lamps/en`. */
function inLanguage(id: string, language: Locale): string {
  const locale = locales.find((it) => id.endsWith(`/${it}`));
  return locale ? `${id.slice(0, -locale.length)}${language}` : id;
}
