import { type Retelling, told } from "./retelling.ts";

const first = (a: number, step: number) => [0, 1, 2].map((more) => a + more * step).join(", ");

/** Seats in rows, logs in stacks, triangles in a row, and whole numbers on both sides of zero. */
export const ofRowsAndStacks: Retelling[] = [
  ...told(
    [
      "(?:in )?(?:a|the) (?:concert hall|theater|theatre|auditorium|hall|stadium|cinema),? the (?:front|first|1st) row has (?<a>\\d{1,3}) seats,? (?:and )?each (?:row behind(?: it)?|next row|following row|row after(?: that| it)?) has (?<d>\\d{1,2}) (?<w>more|fewer) seats than the (?:1|one|row) (?:in front(?: of it)?|before(?: it)?),? (?:if )?there are (?<n>\\d{1,2}) rows,? how many seats(?: are there)?(?: altogether| in all| in total)?",
      "(?:音乐厅|剧院|剧场|礼堂|电影院|体育馆|会场)第1排有(?<a>\\d{1,3})个座位,(?:后面|以后|往后)(?:的)?每(?:1)?排都?比前(?:1|一|面1|面一)(?:个|排)(?<w>多|少)(?<d>\\d{1,2})个(?:座位)?,(?:1?共|一共|总共)(?:有)?(?<n>\\d{1,2})排,?(?:这个)?(?:音乐厅|剧院|剧场|礼堂|电影院|体育馆|会场)?(?:1?共|一共|总共)?有(?:多少|几)个座位",
    ],
    ({ a, d, w = "", n }) => {
      const step = (/more|多/.test(w) ? 1 : -1) * Number(d);
      return Number(a) + step * (Number(n) - 1) > 0
        ? `sum of the first ${n} terms of ${first(Number(a), step)}, ...`
        : null;
    },
  ),
  ...told(
    [
      "(?:logs|pipes|cans|blocks|boxes) are stacked with (?<a>\\d{1,3}) (?:[a-z]+ )?(?:on|in) the bottom(?: row| layer)?,? (?<b>\\d{1,3}) (?:in the |on the )?next(?: row| layer)?,? (?:and so on|and so forth)(?:,? (?:up|down))? to (?<z>\\d{1,2}) (?:at|on|in) (?:the )?top(?: row| layer)?,? how many (?:logs|pipes|cans|blocks|boxes)(?: are there)?(?: in all| in total| altogether)?",
    ],
    ({ a, b, z }) =>
      Number(a) - Number(b) === 1 && Number(z) < Number(b) ? `what is (${a}+${z})*(${a}-${z}+1)/2` : null,
  ),
  ...told(
    [
      "1堆(?:圆木|木头|钢管|原木)最(?:底层|下层|下面1层)(?:有)?(?<a>\\d{1,3})根,(?:往上)?每(?:往上1|1)?层(?:都)?(?:比下1层|依次)?少1根,最(?:上层|顶层|上面1层)(?:有)?(?<z>\\d{1,3})根,?(?:这堆[^\\d,]{2})?(?:1?共|一共|总共)(?:有)?(?:多少|几)根",
    ],
    ({ a, z }) => (Number(z) < Number(a) ? `what is (${a}+${z})*(${a}-${z}+1)/2` : null),
  ),
  ...told(
    [
      "how many (?:toothpicks|matches|matchsticks|sticks) (?:are needed |do you need )?(?:for|to make) (?<n>\\d{1,3}) [a-z]+ in a row,? if the first (?:[a-z]+ )?(?:takes|uses|needs) (?<a>\\d{1,2}) and each (?:additional|next|new|further|other) (?:[a-z]+ )?(?:takes|uses|needs) (?<d>\\d{1,2}) more",
      "摆1个[^\\d,]{2,3}形?(?:要|需|用)(?:用)?(?<a>\\d{1,2})根(?:小棒|火柴棒?)?,每多(?:摆)?1个(?:[^\\d,]{2,3}形)?(?:要|需|就)?多用(?<d>\\d{1,2})根(?:小棒|火柴棒?)?,摆(?<n>\\d{1,3})个(?:[^\\d,]{2,3}形)?(?:要|需|共)?用(?:多少|几)根(?:小棒|火柴棒?)?",
    ],
    ({ n, a, d }) => (Number(d) > 0 && Number(n) > 0 ? `what is ${a}+${d}*(${n}-1)` : null),
  ),
  ...told(
    [
      "(?:the )?sum of (?:all )?(?:the )?integers from (?<a>-\\d{1,3}) to (?<b>\\d{1,3})(?: inclusive)?",
      "从(?<a>-\\d{1,3})到(?<b>\\d{1,3})的?(?:所有|全部)?的?整数的?(?:和|之和|总和)",
    ],
    ({ a, b }) => `what is (${b}-(${a})+1)*(${b}+(${a}))/2`,
  ),
  ...told(
    [
      "(?:the )?product of (?:all )?(?:the )?integers from (?<a>-\\d{1,3}) to (?<b>\\d{1,3})(?: inclusive)?",
      "从(?<a>-\\d{1,3})到(?<b>\\d{1,3})的?(?:所有|全部)?的?整数的?(?:积|之积|乘积)",
    ],
    ({ a, b }) => `what is (${a})*0*${b}`,
  ),
];
