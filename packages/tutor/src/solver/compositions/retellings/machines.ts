import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,5}(?:\\.\\d{1,3})?";
const verbs: [RegExp, sign: string, by?: string][] = [
  [/^(?:multipl(?:y|ies)(?: it| the number| the input)? by|times|乘以?|乘上) ?(\S+)$/, "*"],
  [/^(?:divides?(?: it| the number| the input)? by|除以) ?(\S+)$/, "/"],
  [/^(?:adds?(?: on)?|plus|加上?) ?(\S+)$/, "+"],
  [/^(?:subtracts?|takes? away|takes? off|minus|减去?) ?(\S+)$/, "-"],
  [/^(?:doubles?(?: it| the number| the input| a number| any number)?|乘以?2)$/, "*", "2"],
  [/^(?:triples?(?: it| the number| the input| a number)?)$/, "*", "3"],
  [/^(?:halves?(?: it| the number| the input| a number)?)$/, "/", "2"],
];
const undone: Record<string, string> = { "*": "/", "/": "*", "+": "-", "-": "+" };

type Move = [sign: string, by: string];

function movesIn(said = ""): Move[] | null {
  const moves = said
    .replaceAll(/(?:\b(?:and then|then|and|next|finally|first|it)\b|先|再|然后|最后|接着|,)+/g, ";")
    .split(";")
    .map((move) => move.trim())
    .filter((move) => move !== "")
    .map((move): Move | null => {
      for (const [verb, sign, by] of verbs) {
        const found = verb.exec(move);
        const size = by ?? found?.[1] ?? "";
        if (found && new RegExp(`^${number}$`).test(size)) return [sign, size];
      }
      return null;
    });
  return moves.length > 0 && moves.every((move) => move !== null) ? moves : null;
}

const onward = (start: string, moves: readonly Move[]) =>
  `what is ${moves.reduce((so, [sign, by]) => `(${so}${sign}${by})`, start)}`;

const machineEn =
  "(?:a |an |the |this )?(?:number |function |input-output )?(?:machine|flow ?chart|program|calculator program|rule)";
const doesEn = "(?<m>(?:(?:first )?(?:multipl|doubl|tripl|halv|adds?|subtract|divid|takes?)[a-z\\d ,.]{0,80}?))";
const machineZh = "(?:有)?(?:1个|1台|某个?)?(?:数字?|计算|运算|函数)?(?:机器|程序|流程图?|数值转换机)";
const doesZh =
  "(?:是|的规则是|会|把输入的数|将输入的数|对输入的数|,)*(?<m>(?:先)?[乘加减除][以上去]?[\\d.乘加减除以上去再先然后最后接着,]{1,40}?)";

/** Machines that do one thing after another to a number, forward and back. */
export const ofMachines: Retelling[] = [
  ...told(
    [
      `${machineEn} ${doesEn},? (?:if )?(?:the )?(?:input|number put in|you put in|you input|i put in)(?: is| of|,)? ?(?<n>${number})(?: is entered| goes in)?,? ?(?:what is |what's |find )?(?:the )?(?:output|comes out|what comes out)`,
      `${machineZh}${doesZh},(?:如果|若|当)?(?:输入|输入的数是|输入数是)(?<n>${number})(?:时)?,?(?:则|那么)?输出(?:的数)?(?:是|为)?(?:几|多少)?`,
    ],
    ({ m, n = "" }) => {
      const moves = movesIn(m?.replace(/\b(?:a|any|the) number\b/g, ""));
      return moves && onward(n, moves);
    },
  ),
  ...told(
    [
      `${machineEn} ${doesEn},? (?:if )?(?:the )?(?:output|result|answer)(?: is| was|,)? ?(?<n>${number}),? ?(?:what is |what was |what's |find )?(?:the )?(?:input|number put in|number that went in)`,
      `${machineZh}${doesZh},(?:如果|若|当)?(?:输出|输出的数是|输出数是|输出的结果是|输出结果是)(?<n>${number})(?:时)?,?(?:则|那么)?输入(?:的数|的)?(?:是|为)?(?:几|多少)?`,
    ],
    ({ m, n = "" }) => {
      const moves = movesIn(m?.replace(/\b(?:a|any|the) number\b/g, ""));
      return (
        moves &&
        onward(
          n,
          [...moves].reverse().map(([sign, by]): Move => [undone[sign] ?? "", by]),
        )
      );
    },
  ),
];
