import { mayHold } from "@dripstone/contact-data";
import { plainOf } from "../sentences/plain.ts";
import { inAnyOrder } from "./any-order/index.ts";
import { inClauses, readInAnyOrder } from "./any-order/told-in-any-order.ts";
import { asCalculation } from "./as-calculation.ts";
import { ofAges } from "./chinese-stories/ages.ts";
import { ofCountsAndShares } from "./chinese-stories/counted-and-shared.ts";
import { ofFees } from "./chinese-stories/fees-and-interest.ts";
import { ofJourneys } from "./chinese-stories/journeys.ts";
import { ofKinds } from "./chinese-stories/kinds-and-scores.ts";
import { ofMixtures } from "./chinese-stories/mixtures.ts";
import { ofMoreOrdinaryStories } from "./chinese-stories/more-ordinary-stories.ts";
import { ofOrdersAndPatterns } from "./chinese-stories/orders-and-patterns.ts";
import { ofOrdinaryProblemsTold } from "./chinese-stories/ordinary-problems-told.ts";
import { ofOrdinaryStories } from "./chinese-stories/ordinary-stories.ts";
import { ofPrices } from "./chinese-stories/prices-and-profits.ts";
import { ofReckonedAmounts } from "./chinese-stories/reckoned-amounts.ts";
import { ofShares } from "./chinese-stories/shares-of-a-whole.ts";
import { ofWork } from "./chinese-stories/work.ts";
import type { Composition } from "./composition.ts";
import { inOtherWords } from "./in-other-words.ts";

const LENGTH_MAX = 200;
const stories = [
  ...ofJourneys,
  ...ofWork,
  ...ofMixtures,
  ...ofPrices,
  ...ofFees,
  ...ofKinds,
  ...ofAges,
  ...ofShares,
  ...ofOrdersAndPatterns,
  ...ofReckonedAmounts,
  ...ofCountsAndShares,
  ...ofOrdinaryStories,
  ...ofMoreOrdinaryStories,
  ...ofOrdinaryProblemsTold,
];

/** A Chinese word problem of a usual kind, told as the one reckoning that it is. */
export const inChineseStories: Composition = {
  words: { en: {}, ch: {} },
  read(question, solve) {
    const plain = plainOf(question)
      .replaceAll(/(?<=\d)m\^2/g, "平方米")
      .replaceAll(/,?\((?:利息|利润|路程|总价|速度)=[^()\d]*\)/g, "");
    if (plain.length > LENGTH_MAX || !/\p{Script=Han}.*\d.*\p{Script=Han}/u.test(plain) || /[=^√_{}<>≤≥]/.test(plain))
      return null;
    const story = evenly(plain);
    for (const [sentence, meant] of stories) {
      const found = mayHold(story, sentence) ? sentence.exec(story) : null;
      const inner = found && meant((found.groups ?? {}) as Record<string, string>);
      // What is known by a shorter sentence stays with it.
      if (inner) return inOtherWords.read(question, solve) ? null : asCalculation(question, solve(inner));
    }
    const clauses = inClauses(story);
    for (const kind of inAnyOrder) {
      const inner = readInAnyOrder(clauses, kind);
      if (inner) return inOtherWords.read(question, solve) ? null : asCalculation(question, solve(inner));
    }
    return null;
  },
};

/** The same words in one form: 千米 for 公里, 每小时40千米 for 40千米/时, one comma between clauses. */
const evenly = (plain: string): string =>
  forms
    .reduce((text, [form, said]) => text.replace(form, said), plain)
    .replaceAll(/(\d+(?:\.\d+)?)\*10000(?!\d)/g, (_, number: string) => String(Math.round(Number(number) * 10_000)))
    .replaceAll(/,{2,}/g, ",")
    .replace(/^,|[, ]+$/g, "");

const forms: [RegExp, string][] = [
  [
    /\((?:不计复利|不计利息税|不考虑利息税|没到[^\d()]{1,6}就追上了|[每任]?[2两][队人班][^\d()]{0,6}[赛比]1场|假设[^\d()]{1,20}|用[^\d()]{1,4}解|列[^\d()]{1,6}解答?|单位,[^\d()]{1,4}|不?含\d+千米|只减1次)\)/g,
    "",
  ],
  [/(?<!\d)\.|\.(?!\d)/g, ","],
  [/(?:,|^)(?:请问|问|求|已知|如果|若|假设|假如|那么|则|这样|照这样计算|按这样计算|其中)+,?/g, ","],
  [/,(?:列?方程解(?:答)?|用方程解|结果[^\d,保留约]{1,8})$/g, ""],
  [/(?<!\d)0件/g, "件"],
  [/公里|km/g, "千米"],
  [/(\d+(?:\.\d+)?)(千米|米)\/(?:小时|时|h)/g, "每小时$1$2"],
  [/(\d+(?:\.\d+)?)(千米|米)\/(分钟?|秒)/g, "每$3$1$2"],
  [/分钟/g, "分"],
  [/秒钟/g, "秒"],
  [/每时/g, "每小时"],
  [/(\d)个小时/g, "$1小时"],
  [/2[者人车船队站地城港村](?:之间|间)/g, "2地"],
];
