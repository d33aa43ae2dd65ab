import { type Retelling, told } from "./retelling.ts";

const n = "(-?\\d{1,5}(?:\\.\\d{1,3})?|\\(-?\\d{1,4}(?:/\\d{1,3})?\\)|-?\\d{1,3}/\\d{1,3})(?![\\d/]|\\.\\d)";

type Move = [sign: "+" | "-" | "*" | "/" | "^", by: string];
type Machine = {
  moves: Move[];
  input: string[];
  output: string[];
  asks: ("input" | "output")[];
  /** How much was told before the first move. */
  at?: number;
  isTorn: boolean;
};
type Piece = [RegExp, (machine: Machine, by: string) => void];

const undone = { "+": "-", "-": "+", "*": "/", "/": "*" } as const;
const piece = (source: string, does: Piece[1]): Piece => [new RegExp(`^(?:${source})`, "u"), does];
/** What is done once more after something else was told ("… if the input is doubled") is done to another number. */
const move =
  (sign: Move[0], always?: string): Piece[1] =>
  (machine, by) => {
    const told = machine.input.length + machine.output.length + machine.asks.length;
    machine.at ??= told;
    machine.isTorn ||= machine.at !== told;
    machine.moves.push([sign, always ?? by]);
  };
const input: Piece[1] = (machine, by) => machine.input.push(by);
const output: Piece[1] = (machine, by) => machine.output.push(by);
const asks =
  (what: "input" | "output"): Piece[1] =>
  ({ asks }) =>
    asks.push(what);
const nothing = () => {};

const it = "(?:it|the (?:number|input|result|answer)|(?:an?|any|each|your) (?:number|input))";
const end = "(?=[, ]|$)";
const put = "(?:put|puts|enter|enters|entered|input|inputs|type|types|feed|feeds)";
const into = "(?: in(?:to)?(?: (?:it|the machine|the function machine))?)?";

const english: Piece[] = [
  piece(`(?:${it} )?(?:is |gets )?(?:then )?multiplied by ${n}`, move("*")),
  piece(`(?:${it} )?(?:is |gets )?(?:then )?divided by ${n}`, move("/")),
  piece(`${n} (?:is|gets) (?:then )?added(?: (?:to|on to) ${it})?${end}`, move("+")),
  piece(`${n} (?:is|gets) (?:then )?(?:subtracted|taken away|taken off)(?: from ${it})?${end}`, move("-")),
  piece(`(?:${it} )?(?:is |gets )(?:then )?doubled${end}`, move("*", "2")),
  piece(`(?:${it} )?(?:is |gets )(?:then )?tripled${end}`, move("*", "3")),
  piece(`(?:${it} )?(?:is |gets )(?:then )?halved${end}`, move("/", "2")),
  piece(`(?:${it} )?(?:is |gets )(?:then )?squared${end}`, move("^", "2")),
  piece(`(?:multipl(?:y|ies)(?: ${it})? by|times) ${n}`, move("*")),
  piece(`divides?(?: ${it})? by ${n}`, move("/")),
  piece(`(?:adds?|plus) ${n}(?: (?:to|on to) ${it})?${end}`, move("+")),
  piece(`(?:subtracts?|takes? away|takes? off|minus|takes?) ${n}(?: (?:from|off) ${it})?${end}`, move("-")),
  piece(`doubles?(?: ${it})?${end}`, move("*", "2")),
  piece(`triples?(?: ${it})?${end}`, move("*", "3")),
  piece(`(?:halves?|halve)(?: ${it})?${end}`, move("/", "2")),
  piece(`squares?(?: ${it})?${end}`, move("^", "2")),
  piece("what (?:is|was|will be|would be|will|would) (?:be )?(?:the|its) output(?: be)?", asks("output")),
  piece("(?:find|work out|calculate|determine|give) the output", asks("output")),
  piece(
    "what (?:number )?(?:comes out|will come out|does it give|do (?:i|you|we) get)(?: of (?:it|the machine))?",
    asks("output"),
  ),
  piece("what (?:number )?(?:is|was|must be|would be|has to be|should be) (?:the|its) input(?: be)?", asks("input")),
  piece("(?:find|work out|calculate|determine|give) the input", asks("input")),
  piece(
    "what (?:number )?(?:went in|was put in(?:to the machine)?|goes in|was entered|did (?:i|you|we|he|she) put in)",
    asks("input"),
  ),
  piece(
    "what (?:number )?(?:must|should|do|did|would) (?:i|you|we|he|she) (?:put|enter|input|type)(?: in)?(?= to|,|$)",
    asks("input"),
  ),
  piece(`(?:to )?(?:get|give) ${n}(?: (?:out|as the output))?${end}`, output),
  piece(`the output of (?:an?|the|this) (?:function |number )?machine (?:is|was) ${n}`, output),
  piece("(?:which|what) input (?:gives|gave|produces|has|makes)", asks("input")),
  piece(`(?:the |an |your |my )?input(?: is| was| of| =|,)? ${n}(?: is (?:entered|put in|used))?`, input),
  piece(`(?:you|i|we|someone|she|he) ${put}(?: in)? (?:the number )?${n}${into}`, input),
  piece(`${n} (?:is put in|is entered|goes in|is the input|is fed in)${into}`, input),
  piece(`(?:the |an |your |my )?output(?: is| was| of| =|,)? ${n}`, output),
  piece(`${n} comes out(?: of (?:it|the machine))?`, output),
  piece("output(?=,|$)", asks("output")),
  piece("input(?=,|$)", asks("input")),
  piece(
    "(?:in |inside |for )?(?:an? |the |this |my )?(?:number |function |input-output |math )?machine(?:'s)?(?: rule)?(?: (?:has the rule|has this rule|works like this|uses the rule|is|takes (?:an?|the|any|each|your) (?:number|input)))?(?=[, ])",
    nothing,
  ),
  piece(
    "(?:the |a )?(?:function |machine )?rule(?: of (?:a|the) (?:function )?machine)?(?: is(?: to)?)?(?=[, ])",
    nothing,
  ),
];
const fillersEn = /^(?:[,.]|\s|(?:and|then|first|next|finally|it|if|when|for|with|after that|to)(?=[ ,]))+/u;

const end_ = "(?:,|$|→)";
const sayZh = "(?:的)?(?:数字|数值|数|结果|值|[xy]的值|[xy])?(?:的值)?";
const chinese: Piece[] = [
  piece(
    "(?:[小老]?\\p{Script=Han}{1,2}(?:同学)?(?:设计|编写?|编制)了?)?(?:在)?(?:如图所示|如下图|如图|图中|下图|右图)?,?(?:是|有|这是|为)?(?:1个|1台|1种|某个?|这个)?简?单?的?(?:数值转换机|数值转换器|数字转换机|运算程序|计算程序|计算机程序|程序|函数机|机器)(?:的)?(?:示意图|规则|图)?(?:是|为|中)?",
    nothing,
  ),
  piece(
    "按照?(?:下面|下列|如下|如图|图中|如图所示|所示|这个|以下)?的?(?:运算|计算)?(?:程序|步骤|规则)(?:进行)?(?:计算|运算)?",
    nothing,
  ),
  piece("(?:运算|计算|转换)?(?:规则|程序|过程)(?:是|为)", nothing),
  piece("(?:把|将|对)?输入(?:的)?(?:1个)?(?:有理数|数字|数|[xa](?![=\\d]))(?=先|[,→乘加减除平立]|再)", nothing),
  piece("输入[xa]?(?=,?→|,?先)", nothing),
  piece(`(?:×|\\*|乘以?|乘上)\\(?${n}\\)?`, move("*")),
  piece(`(?:÷|/|除以)\\(?${n}\\)?`, move("/")),
  piece(`(?:\\+|加上?)${n}`, move("+")),
  piece(`(?:减去?|-)${n}`, move("-")),
  piece("(?:求|取)?平方", move("^", "2")),
  piece("(?:求|取)?立方", move("^", "3")),
  piece(`输入(?:[xa]=)?${sayZh}(?:是|为|=)?${n}(?:时|后)?`, input),
  piece(`[xa]=${n}(?:时)?`, input),
  piece(`输出${sayZh}(?:是|为|=)?${n}(?:时)?`, output),
  piece(`输出${sayZh}(?:是|为|=)?(?:多少|几|什么)`, asks("output")),
  piece(`输入${sayZh}(?:是|为|=)?(?:多少|几|什么)`, asks("input")),
  piece(`输出${sayZh}(?:是|为|=)[_ ]*$`, asks("output")),
  piece(`输入${sayZh}(?:是|为|=)[_ ]*$`, asks("input")),
  piece("输出的(?:数|结果|值|数值)$", asks("output")),
  piece("输入(?:的(?:数|值|数值)|[xa]的值)$", asks("input")),
  piece(`(?:就|便)?(?:得到?)?输出(?:的数)?[y]?(?:结果)?(?=${end_}|\\.)`, nothing),
];
const fillersZh = /^(?:[,.]|\s|→|->|-(?=>)|>|如果|若|当|则|那么|求|问|先|再|然后|接着|最后|并|它|后|时)+/u;

function machineOf(text: string, pieces: readonly Piece[], fillers: RegExp): Machine | null {
  const machine: Machine = { moves: [], input: [], output: [], asks: [], isTorn: false };
  let rest = text;
  while (rest !== "") {
    const shorter = rest.replace(fillers, "");
    const found = pieces.flatMap(([pattern, does]) => {
      const hit = pattern.exec(shorter);
      return hit?.[0] ? [{ hit, does }] : [];
    })[0];
    if (!found) {
      if (shorter === "") break;
      return null;
    }
    found.does(machine, found.hit[1] ?? "");
    rest = shorter.slice(found.hit[0].length);
  }
  return machine;
}

function machineMeant(text: string): string | null {
  const isChinese = /\p{Script=Han}/u.test(text);
  const machine = isChinese ? machineOf(text, chinese, fillersZh) : machineOf(text, english, fillersEn);
  const asked = new Set(machine?.asks);
  if (!machine || machine.isTorn || asked.size !== 1 || machine.moves.length < 1) return null;
  const isForward = asked.has("output");
  const [from = [], other = []] = isForward ? [machine.input, machine.output] : [machine.output, machine.input];
  const [start] = from;
  if (start === undefined || from.length !== 1 || other.length > 0) return null;
  const bare = (by: string) => `(${by.replaceAll(/[()]/g, "")})`;
  let so = bare(start);
  for (const [sign, by] of isForward ? machine.moves : machine.moves.toReversed()) {
    // Two numbers have the same square.
    if (!isForward && sign === "^") return null;
    const done = isForward || sign === "^" ? sign : undone[sign];
    so = `(${so}${done}${sign === "^" ? by : bare(by)})`;
  }
  return `what is ${so}`;
}

/** Machines and programs of which each word is known: what they do in turn, what goes in or comes out, and what is asked. */
export const ofMachinesTold: Retelling[] = told(
  [
    "(?<all>(?=.*(?:machine|\\brule\\b))(?=.*(?:\\binput|\\boutput|comes out|\\bin\\b|come out))[^;]{20,240})",
    "(?<all>(?=.*输入)(?=.*输出)[^;]{10,120})",
  ],
  ({ all = "" }) => machineMeant(all),
);
