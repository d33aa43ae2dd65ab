import { type Retelling, told } from "./retelling.ts";

const digitsZh =
  "(?<d>\\d(?:,\\d){2,7})(?:这|那)?(?:[二三四五六七八2-8][张个])?(?:数字|数)?(?:卡片)?(?:中|里|里面|当中)?";
const chosenZh = "(?:任?[选取抽拿挑]出?(?<k>[2-5])[张个](?:数字|卡片|数)?,?)";
const multipleZh =
  "(?:是)?(?:(?<m>\\d{1,2})的倍数)?,?(?:又是|也是|且是|又能|且能|和)?(?:(?<q>\\d{1,2})的倍数)?(?:(?<l0>\\d{1,2}(?:(?:,|和|与)\\d{1,2}){1,2})的(?:公)?倍数)?(?:能?(?:同时)?被(?<l>\\d{1,2}(?:(?:,|和|与)\\d{1,2}){0,2})整除)?";

/** Numbers of cards with different digits that some numbers divide. */
const ofCards =
  (start: string) =>
  ({ d = "", k, j, m, q, l = "", l0 = "", p }: Record<string, string>) => {
    const digits = d.split(",");
    const by = [m, q, ...(`${l} ${l0}`.match(/\d+/g) ?? [])].filter((one) => one !== undefined);
    if (new Set(digits).size !== digits.length || (k && j && k !== j) || (by.length === 0 && !p)) return null;
    const many = Number(k ?? j);
    const conditions = [
      `n has only the digits ${digits.join(", ").replace(/, (\d)$/, " and $1")}`,
      "n has all different digits",
      ...by.map((one) => `n is divisible by ${one}`),
      ...(p ? [`n is ${/奇|单/.test(p) ? "odd" : "even"}`] : []),
    ];
    return many <= digits.length && many > 1
      ? `${start} whole ${start.startsWith("how") ? "numbers" : "number"} n of ${many} digits with ${conditions.join(" and ")}`
      : null;
  };
const cards = `(?:从|在|用|有)?${digitsZh},?${chosenZh}?(?:能|可以|可)?(?:组成|摆成|排成|摆出)(?:1个|的|没有重复数字的|无重复数字的)*`;
const conditionZh = `(?:既|同时|能|,)*${multipleZh}(?<p>奇数|偶数|单数|双数)?`;

/** The same digits with the last one in front, or the first one behind. */
const moved = ({ d = "3", x, w = "", c, way }: Record<string, string>) => {
  const [places, digit, by] = [Number(d), Number(x), Number(c)];
  if (digit === 0) return null;
  const sign = /[小少]/.test(w) ? "-" : "+";
  const power = 10 ** (places - 1);
  // Ten times the new number is the old one without its last digit, and that digit in front.
  return way === "front"
    ? `the only whole number n of ${places} digits with n meets ${digit * power * 10} + n - ${digit} = 10n ${sign} ${by * 10}`
    : `the only whole number n of ${places} digits with n meets 10n - ${digit * power * 10} + ${digit} = n ${sign} ${by}`;
};
const newZh =
  "(?:,?其[余他](?:的)?\\d?个?(?:数字|数)?[^\\d,]{0,8})?,?(?:那么|则|就)?(?:所?得(?:到)?(?:的)?|这样)?(?:1个)?(?:新)?(?:的)?(?:\\d位)?数(?:就)?比(?:原数|原来的?(?:\\d位)?数|原\\d位数)(?<w>大|小|多|少|增加|减少)了?(?<c>\\d{1,5}),?(?:求|则|那么)?(?:原来的?|原)(?:这个)?(?:\\d位)?数";
const placesZh = "(?:有)?(?:1个|某)?(?<d>[2-5])位(?:自然)?数,?(?:它)?(?:的)?";

/** Gaps for letters that stand once. */
const lettered =
  (start: string) =>
  ({ w = "", m, l }: Record<string, string>) => {
    const number = w.replace(/^\\overline\{?|\}$/g, "");
    const letters = number.match(/[a-z□△○]/g) ?? [];
    const by = m ?? (l?.match(/\d+/g) ?? []).join(", ").replace(/, (\d+)$/, " and $1");
    return /\d/.test(number) &&
      letters.length > 0 &&
      letters.length < 4 &&
      new Set(letters).size === letters.length &&
      by
      ? `${start} ${number.replaceAll(/[a-z□△○]/g, "_")} divisible by ${by}`
      : null;
  };
const letteredZh =
  "(?:已知|若|如果)?(?:1个)?(?:\\d位数)?(?<w>\\\\overline\\{[\\da-z]{2,8}\\}|\\d*[a-z][\\da-z]*)(?:能|可以)?(?:同时)?(?:被(?:(?<l>\\d{1,3}(?:(?:,|和|与)\\d{1,3}){1,2})|(?<m>\\d{1,4}))整除|是(?<m2>\\d{1,4})的倍数)";
const by = ({ m, m2, ...rest }: Record<string, string>) => ({ ...rest, ...(m || m2 ? { m: m ?? m2 ?? "" } : {}) });
const thisZh = ",?(?:那么|则|求|问)*(?:这个|满足条件的|符合条件的|这样的|原)";

/** Numbers of cards, numbers of which one digit is moved, numbers with letters in them, and how often a digit is written. */
export const ofDigitsSought: Retelling[] = [
  ...told(
    [
      `${cards}(?<j>[2-5])?位?数?${conditionZh}的?(?:(?<j2>[2-5])位)?数?(?:中|里|里面)?,?最大的?(?:1个)?(?:数)?`,
      `${cards}${conditionZh}的?最大的?(?<j2>[2-5])位数`,
    ],
    ({ j2, ...rest }) => ofCards("the largest")(j2 ? { ...rest, j: j2 } : rest),
  ),
  ...told(
    [
      `${cards}(?<j>[2-5])?位?数?${conditionZh}的?(?:(?<j2>[2-5])位)?数?(?:中|里|里面)?,?最小的?(?:1个)?(?:数)?`,
      `${cards}${conditionZh}的?最小的?(?<j2>[2-5])位数`,
    ],
    ({ j2, ...rest }) => ofCards("the smallest")(j2 ? { ...rest, j: j2 } : rest),
  ),
  ...told(
    [
      `${placesZh}个位(?:上)?(?:的)?(?:数字)?是(?<x>\\d),(?:如果|若|现)?(?:把|将)(?:这个|个位(?:上)?的?(?:数字)?)?\\k<x>?(?:移|挪|调)(?:到|至)(?:这个数的|\\d位数的)?(?:最前面|最左边|首位|最高位|百位(?:上|前)?(?:前面|左边)?)${newZh}`,
    ],
    (found) => moved({ ...found, way: "front" }),
  ),
  ...told(
    [
      `${placesZh}(?:首位|最高位|最左边|百位|千位)(?:上)?(?:的)?(?:数字)?是(?<x>\\d),(?:如果|若|现)?(?:把|将)(?:这个|[^\\d,]{1,8})?\\k<x>?(?:移|挪|调)(?:到|至)(?:这个数的)?(?:最后面?|最右边|末尾|末位|个位(?:上|后面)?)${newZh}`,
    ],
    (found) => moved({ ...found, way: "back" }),
  ),
  ...told([`${letteredZh}${thisZh}(?:\\d位)?数最大`], (found) => lettered("the largest number")(by(found))),
  ...told([`${letteredZh}${thisZh}(?:\\d位)?数最小`], (found) => lettered("the smallest number")(by(found))),
  ...told([`${letteredZh}${thisZh}(?:\\d位)?数`], (found) => lettered("all numbers")(by(found))),
  ...told(
    [
      "(?:写出|写|从)?1(?:到|至|~|-)(?<n>\\d{1,5})(?:的|这)?(?:\\d{1,5}个)?(?:所有|全部)?的?(?:整数|自然数|数)?(?:中|里|里面|时)?,?(?:[1一]?共)?(?:要|用|会)?(?:写)?(?:了)?数字(?<x>\\d)(?:[1一]?共)?(?:要|会|用)?(?:写|出现|用)(?:了)?(?:到)?(?:多少|几)次(?:,?\\((?<y>\\d\\d)算2次\\))?",
    ],
    ({ n, x, y }) => (y && y !== `${x}${x}` ? null : `1 到 ${n} 里面数字 ${x} 一共出现了几次`),
  ),
];
