import { q } from "@dripstone/checker/mathematics";
import type { Question } from "../../../question.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { type Averages, groupOf } from "./group.ts";
import { readListed } from "./listed.ts";
import { readTwoGroups } from "./two-groups.ts";

const mean = "(average|mean)";
const numbers = "(numbers|integers|scores|tests|values|test scores|quizzes|quiz scores)";
const whole = `(if |suppose |given that )?[the ]${mean}[ score| value] (of|on|for) [a set of |a list of |the |my |her |his ]{n} [different |whole ]${numbers} is {m:fraction}`;
const one = "(1|one|a|1 of the|one of the|1 of these|one of these) (numbers?|scores?|values?|them|integers?)";
const gone = "(is|was|gets) (removed|taken away|taken out|dropped|discarded|deleted|erased|left out|thrown out)";
const rest = "(of )?(the |these )?(other|remaining|rest of the|last|final)[ {k}]";
const then = "(,|,? and|, then|,? but)? ?";
const ask = "(what is|what's|whats|find|calculate|what will be|what was|then)? ?";
const zhWhole = "(如果|若|已知)?{n}个数的?平均(数|值)(是|为){m:fraction}";
const zhMean = "(的)?平均(数|值)";
const zhRest = "(其余|剩下|另外|余下|剩余|后|其他)(的)?[{k}个数?]";

const frames: Frames<Averages>[] = [
  [
    [
      `${whole}${then}(when|if|after) ${one} ${gone}${then}[the ][new ]${mean}[ ${rest}( ${numbers})?] (is|becomes|drops to|rises to|changes to|was) {o:fraction}${then}${ask}(which|what)?[ is| was]?[ the]? ?number[ that]? ?(was|is|has been|got)? ?(removed|taken away|taken out|dropped|discarded|deleted|erased|left out|thrown out)`,
      `${whole}${then}(when|if|after) ${one} ${gone}${then}[the ][new ]${mean}[ ${rest}( ${numbers})?] (is|becomes|drops to|rises to|changes to|was) {o:fraction}${then}${ask}[the ]?(removed|discarded|dropped|missing) number`,
      `${zhWhole},?(如果|若|当)?(去掉|拿走|划去|删去|减去|取走)(其中)?(的)?1个(数)?(后|以后|之后)?,?${zhRest}${zhMean}(是|为|变成|变为){o:fraction},?(求)?(被)?(去掉|拿走|划去|删去|减去|取走)的(那个|这个)?数(是|为)?`,
    ],
    ({ n, m, o, k }) => {
      const [all, left] = [groupOf(n, m), groupOf(n && `${BigInt(n) - 1n}`, o)];
      return all && left && isSame(k, left.count) ? { wanted: "removed", whole: all, left } : null;
    },
  ],
  [
    [
      `${whole}${then}(if )?${one} is {v:fraction}${then}${ask}[the ]${mean} ${rest}( ${numbers})?`,
      `${whole}${then}(if|when|after) [the number ]{v:fraction} ${gone}${then}${ask}[the ]?[new ]?${mean}( ${rest}( ${numbers})?)?`,
      `${zhWhole},?(如果|若)?(其中)?1个数(是|为){v:fraction},?(那么|则)?(求)?${zhRest}${zhMean}`,
      `${zhWhole},?(如果|若)?(去掉|拿走|划去|删去)(其中)?(的)?1个数{v:fraction}(后)?,?(那么|则)?(求)?${zhRest}${zhMean}`,
    ],
    ({ n, m, v, k }) => others(n, m, "1", v, k),
  ],
  [
    [
      `${whole}${then}(and |if )?(the )?${mean} of (the )?(first )?{j}( of them| of these| of the numbers| ${numbers})? is {v:fraction}${then}${ask}[the ]${mean} ${rest}( ${numbers})?`,
      `${zhWhole},?(其中)?(前)?(面)?(的)?{j}个数?的?平均(数|值)(是|为){v:fraction},?(那么|则)?(求)?${zhRest}${zhMean}`,
    ],
    ({ n, m, j, v, k }) => others(n, m, j, v, k),
  ],
  [
    [
      `${whole}${then}(if|when) (the number |another number, |another number |a number |one more number, )?{v:fraction}(,)? is (added to the (list|set|numbers)|included|joined|put in),? ${ask}[the ]?[new ]?${mean}`,
      `${zhWhole},?(如果|若)?(再)?(加上|加入|添上|增加)1个(新)?(的)?数(是)?{v:fraction},?(那么|则)?(求)?(新的|现在|这{k}个数)?(的)?平均(数|值)(变成|变为|是|为)?(多少|几)?`,
    ],
    ({ n, m, v, k }) => {
      const [all, more] = [groupOf(n, m), fractionIn(v)];
      return all && more && isSame(k, all.count + 1n) ? { wanted: "joined", whole: all, more } : null;
    },
  ],
  [
    [
      `${whole}${then}(when|if|after) (a|an|another|one more|one|the|1 more)? ?(\\(1/\\d\\) |\\w+ )?(number|score|one|1) is (added|included|put in)( to (the (list|set)|them))?${then}[the ][new ]${mean} (is|becomes|rises to|drops to|increases to|decreases to|goes up to|changes to) {o:fraction}${then}${ask}(the )?(\\w+ )?(number|score)( that was added| added)?`,
      `${zhWhole},?(如果|若)?(再)?(加上|加入|添上|增加)(第\\d个|1个|另1个)(新)?(的)?数(后|以后|之后)?,?(这{k}个数|所有数|它们|新)?(的)?平均(数|值)(变成|变为|是|为|变){o:fraction},?(求)?(加上|加入|添上|增加|新加|第\\d个)的?(那个|这个)?数(是|为)?(多少|几)?`,
    ],
    ({ n, m, o, k }) => {
      const [left, all] = [groupOf(n, m), groupOf(n && `${BigInt(n) + 1n}`, o)];
      return all && left && isSame(k, all.count) ? { wanted: "removed", whole: all, left } : null;
    },
  ],
  ...changes(),
];

/** "If 7 is added to each number, what's the new mean": to each of them, and not to the list. */
function changes(): Frames<Averages>[] {
  const each = "(each|every)( number| score| one| value| of them| of the numbers| of these| of the scores)?";
  const asks = `,? ${ask}[the |their ]?[new ]?${mean}( of the (new|resulting) (numbers|set|list))?( become| be)?`;
  const zhAsks =
    ",?(那么|则)?(求)?(新的|现在|所得)?(的)?(这些|新数据|{k}个数)?(的)?平均(数|值)(变成|变为|是|为)?(多少|几)?";
  const sentences: [string[], (v: q.Rational) => [by: q.Rational, more: q.Rational]][] = [
    [
      [
        `${whole}${then}(if|when) {v:fraction} is added to ${each}${asks}`,
        `${whole}${then}(if|when) ${each} is increased by {v:fraction}${asks}`,
        `${zhWhole},?(如果|若)?(把)?(每个|每1个)数?(都)?(加上?|增加|加了){v:fraction}${zhAsks}`,
      ],
      (v) => [q.ONE, v],
    ],
    [
      [
        `${whole}${then}(if|when) {v:fraction} is subtracted from ${each}${asks}`,
        `${whole}${then}(if|when) ${each} is decreased by {v:fraction}${asks}`,
        `${zhWhole},?(如果|若)?(把)?(每个|每1个)数?(都)?(减去?|减少){v:fraction}${zhAsks}`,
      ],
      (v) => [q.ONE, q.negate(v)],
    ],
    [
      [
        `${whole}${then}(if|when) ${each} is multiplied by {v:fraction}${asks}`,
        `${zhWhole},?(如果|若)?(把)?(每个|每1个)数?(都)?(乘以?|扩大到原来的){v:fraction}倍?${zhAsks}`,
      ],
      (v) => [v, q.ZERO],
    ],
  ];
  return sentences.map(
    ([said, become]): Frames<Averages> => [
      said,
      ({ n, m, v, k }) => {
        const [all, by] = [groupOf(n, m), fractionIn(v)];
        if (!all || !by || !isSame(k, all.count)) return null;
        const [times, more] = become(by);
        return { wanted: "changed", whole: all, by: times, more };
      },
    ],
  );
}

export const readAverages = (question: Question): Averages | null => {
  const text = plainOf(question);
  if (!/average|mean|平均/.test(text)) return null;
  return readFrames(text, frames) ?? readTwoGroups(text) ?? readListed(text);
};

const isSame = (said: string | undefined, count: bigint): boolean => said === undefined || BigInt(said) === count;

function others(n: Places[string], m: Places[string], j: Places[string], v: Places[string], k: Places[string]) {
  const [all, part] = [groupOf(n, m), groupOf(j, v)];
  if (!all || !part || part.count >= all.count || !isSame(k, all.count - part.count)) return null;
  return { wanted: "others" as const, whole: all, part };
}
