import type { ChildsWeek } from "@dripstone/contract/families/payloads";
import type { Locale } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { wallClock, weekAt } from "../../../calendar/week.ts";
import type { Deps } from "../../../deps.ts";
import { childrenOf } from "../../../family/children-of.ts";
import { fillText } from "../../../fill-text.ts";
import { readerOfLetter } from "../../../notices/letters.ts";
import type { FamilyMails } from "../mailing/kinds.ts";
import { newsOf } from "../read-week.ts";
import { childrensWeek, lineTexts } from "./kinds.ts";

type Digest = FamilyMails["childrens-week"];

const MIDWEEK = { days: 3, hours: 12 };

/** Null when nobody's week may be told to this reader any more, or nobody is to be written to there. */
export async function writeDigest(
  deps: Pick<Deps, "db" | "clock">,
  { userId, subject }: Digest["params"],
  to: string,
): Promise<Digest["values"] | null> {
  const { db } = deps;
  const week = await weekAt(db, await wallClock(db, subject, MIDWEEK));
  // Asked anew: a permission may have been taken back since the letter was ordered.
  const news = await newsOf(db, await childrenOf(db, userId, deps.clock()), week);
  const reader = news.length > 0 ? await readerOfLetter(deps, childrensWeek, { userId, to }) : null;
  if (!reader) return null;
  const { name, language, stop, unsubscribe } = reader;
  return { name, lines: news.map((of) => lineOf(of, language)), link: paths.children, stop, unsubscribe };
}

function lineOf({ name, week }: { name: string; week: ChildsWeek }, language: Locale): string {
  const texts = lineTexts[language];
  const counted = (["points", "lessons", "homework"] as const)
    .filter((what) => week[what] > 0)
    .map((what) => fillText(texts[what][week[what] === 1 ? "one" : "other"], { count: week[what] }));
  return fillText(texts.child, { name, news: told([...(week.solved ? [texts.solved] : []), ...counted], texts) });
}

/** "a", "a and b", "a, b, and c", as the language joins what somebody has done. */
function told(deeds: readonly string[], { between, two, last }: (typeof lineTexts)[Locale]): string {
  const [end = "", ...rest] = deeds.toReversed();
  if (rest.length === 0) return end;
  return rest.toReversed().join(between) + (rest.length === 1 ? two : last) + end;
}
