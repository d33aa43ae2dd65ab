import type { Path } from "@dripstone/contract/paths";
import { type OpenProblem, type Passage, recognise } from "@dripstone/tutor";
import type { Deps } from "../../../deps.ts";
import { excerptOf } from "../../../search/excerpt.ts";
import { findLikely, type Likely } from "../../../search/find-likely.ts";
import { readSentence, type Sentence } from "../../../search/sentence.ts";

/** A passage with where it stands. */
export type Found = Passage & { link: Path; excerpt: string };

const PASSAGES_MAX = 4;
/** Some of what is found may not be public at this instant. */
const LIKELY_MAX = 12;
const TEXT_MAX = 600;

/**
 * What everybody may read on this site that may help with a question, the best first; nothing where it has no telling words. What is about a
 * problem that the student works on now is left out: somebody may have solved it here when it was asked before.
 */
export async function findPassages(
  { db, sources }: Pick<Deps, "db" | "sources">,
  question: string,
  open: readonly OpenProblem[],
): Promise<Found[]> {
  const sentence = readSentence(question);
  if (!sentence) return [];
  const kinds = sources.map(({ kind }) => kind);
  const likely = inOrder(await findLikely(db, sentence, { kinds, most: LIKELY_MAX }), sentence);
  const links = await linksTo(db, sources, likely);
  const found: Found[] = [];
  for (const one of likely) {
    const link = links.get(keyOf(one));
    if (found.length === PASSAGES_MAX || !link) continue;
    // A page is told once, in the language that fits best.
    links.delete(keyOf(one));
    const body = withoutMarks(one.body);
    if (body !== "" && recognise([`${one.title}\n${one.body}`], open) === null)
      found.push(passageOf({ ...one, body }, link, sentence));
  }
  return found;
}

/** What is in the language of the question comes first, and of each language what fits best. */
function inOrder(likely: readonly Likely[], { isChinese }: Sentence): Likely[] {
  const isOther = ({ title }: Likely) => Number(/\p{Script=Han}/u.test(title) !== isChinese);
  return likely.toSorted((one, other) => isOther(one) - isOther(other));
}

/** Lines that show how something is typed, such as a formula or a spoiler in its marks, say nothing to whoever reads them elsewhere. */
const withoutMarks = (body: string): string =>
  body
    .split("\n")
    .filter((line) => !typed.test(line))
    .join("\n")
    .trim();

const typed = /:::|\|\|[^|]+\|\||\$[^$]*[\\^_{][^$]*\$|\\(?:d?frac|sqrt|circ|times|cdot|text)\b/;

/** Where those stand that everybody may read at this instant. */
async function linksTo(
  db: Deps["db"],
  sources: Deps["sources"],
  likely: readonly Likely[],
): Promise<Map<string, Path>> {
  const open = await Promise.all(
    sources.map(async ({ kind, link, areOpen }) => {
      const pages = [...new Set(likely.flatMap((one) => (one.kind === kind ? [one.page] : [])))];
      const readable = pages.length > 0 && areOpen ? await areOpen(db, pages) : pages;
      return readable.map((page) => [keyOf({ kind, page }), link(page)] as const);
    }),
  );
  return new Map(open.flat());
}

const keyOf = ({ kind, page }: Pick<Likely, "kind" | "page">) => `${kind}/${page}`;

function passageOf({ title, body }: Likely, link: Path, { words }: Sentence): Found {
  const excerpt = excerptOf(body, { words, phrases: [] });
  return { title, text: beginningOf(body), link, excerpt: excerpt.map(({ text }) => text).join("") };
}

/** No more than is quoted, cut between two words. */
function beginningOf(body: string): string {
  const text = body.trim();
  if (text.length <= TEXT_MAX) return text;
  const cut = text.slice(0, TEXT_MAX - 1).replace(/[\ud800-\udbff]$/, "");
  return `${cut.replace(/(?<=.{400}\s)\S*$/s, "").trimEnd()}…`;
}
