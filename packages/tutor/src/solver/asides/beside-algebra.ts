import type { Aside } from "./aside.ts";
import type { Held } from "./held.ts";

const value = "-?\\d{1,4}(?:/\\d{1,3})?";
const orders =
  "(?:the )?(?:normal|usual|standard|correct|proper|right)? ?(?:order of operations|pemdas|bodmas|bidmas|gemdas)(?: rules?)?";

/** `-2 or -3`, `±3`: none of them is an answer. */
const exceptAll = ({ values = "" }: Record<string, string | undefined>): Held | null => {
  const numbers = (values.match(/±?-?\d{1,4}(?:\/\d{1,3})?/g) ?? []).flatMap((one) => {
    const [above, below = "1"] = one.replace("±", "").split("/");
    const number = Number(above) / Number(below);
    return one.startsWith("±") ? [number, -number] : [number];
  });
  const [first, ...more] = numbers;
  return first === undefined ? null : { kind: "except", value: first, more };
};

/** What is said beside questions of algebra in English. */
export const besideAlgebraInEnglish: Aside[] = [
  {
    form: "(?:just |only )?(?:the )?real (?:one|root|value|answer|cube root)(?: only)?",
    held: () => ({ kind: "one" }),
  },
  { form: "(?:just |only )?real (?:numbers|values|roots|solutions)(?: only)?" },
  {
    form: "(?:these|those|they|both)(?: numbers)? are (?:both |all )?(?:mixed numbers|mixed fractions|fractions)|(?:both )?mixed numbers",
  },
  {
    form: "(?:the |that )?(?:minus|negative)(?: sign)? is (?:in front(?: of (?:the )?[a-z]{1,8}(?: squared|\\^2|²)?)?|outside(?: (?:of )?the (?:square|brackets|parentheses|power))?|not (?:inside|in|part of|under)(?: the)?(?: brackets| parentheses| square| power| base)?|not squared)(?:,? (?:and )?not (?:inside|in|within)(?: the| any)? (?:brackets|parentheses|parens))?",
  },
  { form: `(?:using|use|follow|following|with|by|remember|according to|mind|in) ${orders}` },
  {
    form: "(?:i|we|he|she) (?:have |has |already )?(?:tried|checked|went through) [a-z ]{3,40}?(?: (?:and|but))? (?:gave up|got nowhere|nothing (?:works|worked)|can'?t find (?:it|them|one)|failed|got stuck|am stuck|none (?:of them )?works?)",
  },
  { form: "(?:exact|full|simplified) answers?,? (?:please )?(?:and )?not? (?:as )?decimals?" },
  { form: "(?:and |but )?(?:not|no) (?:as )?(?:a )?decimals?" },
  {
    form: "(?:the )?hint (?:on|in|from) (?:the |my )?(?:sheet|book|page|worksheet|paper|textbook)(?: is| says)?:? [^?]{1,40}",
  },
  { form: "(?:hint:? )?(?:let|try|use|set|put|substitute|with) [tuwz] ?= ?[a-z]\\^?[2²](?: first)?" },
  {
    form: `(?:you (?:can|may) )?(?:assume|assuming|given|where|for|with|provided|suppose|when|here|as long as|if|note)?(?: that)? ?[a-z] ?(?:≠|!=|\\\\neq?|is not|isn'?t|(?:does|do) not equal|(?:is )?not equal to|can'?t be|cannot be|is neither) ?(?<values>±\\d{1,4}|${value}(?: ?(?:,|or|nor|and)+ ?(?:[a-z] ?(?:≠|!=|\\\\neq?|is not) ?)?${value}){1,3})`,
    held: exceptAll,
  },
  {
    form: "(?:you (?:can|may) )?(?:assume|assuming|where|provided|given|as long as|with|if)?(?: that)? ?(?:the |all |both )*denominators? (?:is|are|isn'?t|aren'?t) (?:not |never |non-?)?(?:zero|0)|(?:wherever|where|whenever) (?:it is|it'?s|they are|both are|the expression is|everything is) defined",
  },
  {
    form: "(?:it|this|the division) (?:divides|comes out|goes|works out) (?:evenly|exactly)(?: in)?|(?:there is|there'?s|with) no remainder",
  },
  {
    form: "(?:written|write it|write your answer|give it|give your answer|express it|as)? ?(?:as )?an? (?:inequality|interval) (?:for|in) [a-z]",
  },
];

/** What is said beside questions of algebra in Chinese. */
export const besideAlgebraInChinese: Aside[] = [
  {
    form: "(?:这|就)?(?:是|用)?(?:那个|典型的?)?(?:几个)?(?:非负数|非负数的和|绝对值)?(?:之和|和)?(?:为|等于)?[0零]?(?:的)?(?:那个|那种|这种)?(?:套路|题型|模型|性质)",
  },
  { form: "(?:请|要)?先(?:把)?(?:分母|小数|系数)(?:都)?(?:化成|化为|变成)整数" },
  { form: "先(?:算|求|化简|看)(?:出|一下)?(?:根号|√)?\\d{1,5}" },
  {
    form: "(?:请|要|需)?(?:注意|别忘了?|不要忘)(?:一下)?(?:看)?(?:二次项系数|一次项系数|首项系数|分母|情况|隐含条件|取值范围|根号|判别式|增根|绝对值|括号)(?:不(?:能)?(?:为|是|等于)[0零])?(?:要)?(?:考虑)?(?:全|全面|完整)?",
  },
  {
    form: "(?:结果|答案)?(?:里|中)?(?:不要|不能|不许|不含|不可以|别)(?:有|出现|带)?(?:双重|二重|多重|两层|分母里有)根号",
  },
  {
    form: "(?:结果|解析式|答案)?(?:要|请)?(?:写|表示)(?:成|为|作)(?:一般式|顶点式|交点式|一般形式|标准形式)(?:的形式)?",
  },
  {
    form: "(?:结果|答案)?(?:只|仅)?(?:写|填|要)(?:右边|等号右边|y ?=|y ?= ?后面|解析式)(?: ?y ?=)? ?(?:后面|右边)?的?(?:部分|式子)?",
  },
  {
    form: "(?:答案|结果|解)?(?:按|用|写成|以)?\\([a-z](?:[,，、] ?[a-z]){1,3}\\)(?:的)?(?:形式|顺序|格式)?(?:来)?(?:写|作答|表示|填)?(?:出来)?",
  },
  {
    form: "(?:其中|且|这里|已知|假设)?[a-z] ?(?:≠|不等于|不为|不是) ?(?<values>(?:±\\d{1,4}|-?\\d{1,4})(?:(?:,|，|、|且|和)+(?:[a-z] ?)?(?:≠|不等于|不为)? ?-?\\d{1,4}){0,3})",
    held: exceptAll,
  },
  { form: "(?:假设|其中|设|这里)?(?:各|所有)?(?:分式)?(?:的)?分母(?:都|均)?不(?:为|是|等于)[0零]" },
  {
    form: "(?:有)?(?:同学|人|孩子|同桌|他|她)?(?:两边|直接)(?:都|同时)?(?:约掉|约去|消去|除以|除掉)了?[-+*/^=²()a-z\\d ]{1,20}(?:,)?(?:只|就|却)?(?:得到?|求出|解出|剩)(?:了)?(?:一|1|两|2)个(?:根|解|答案)(?:,|，)?(?:老师)?(?:说|被说|判)?(?:错了?|不对)?",
  },
  {
    form: "(?:老师|有人|同学)?(?:说)?(?:我|他|她|这样)?(?:做|写|算|说)?(?:得)?(?:错了|不对|漏解了|漏了解|少了一个解|丢根了)",
  },
];
