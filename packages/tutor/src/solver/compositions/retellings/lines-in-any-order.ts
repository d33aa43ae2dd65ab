import { type Retelling, told } from "./retelling.ts";

const number = "-?\\d{1,5}(?:\\.\\d{1,4})?(?:/\\d{1,4})?";
const spot = `(?:[a-z] ?)?\\( ?(${number}) ?, ?(${number}) ?\\)`;
const equation = "((?:[-+\\d./()* xy]){1,24}=(?:[-+\\d./()* xy]){1,24})";

/** What a sentence tells of a line, or asks. */
type Told = { points: [string, string][]; slopes: string[]; along: string[]; asked: number };
type Piece = [RegExp, (told: Told, parts: string[]) => void];

const piece = (source: string, does: Piece[1]): Piece => [new RegExp(source, "u"), does];
const isPoint = (told: Told, parts: string[]) => {
  for (let at = 0; at + 1 < parts.length; at += 2)
    if (parts[at] !== undefined) told.points.push([parts[at] ?? "", parts[at + 1] ?? ""]);
};
const asks = (told: Told) => {
  told.asked++;
};

const formEn =
  "(?:slope-intercept form|(?:the )?(?:form|slope-intercept form)(?: of)?,? ?\\(?y ?= ?[mka]x ?\\+ ?[bcn]\\)?)";
const axisEn = (axis: string) => `(?:a |an |the )?${axis}[- ]intercept(?: is| of| at| =|=)? ?`;

const english: Piece[] = [
  piece(
    `(?:,? ?(?:and )?(?:please )?(?:give|write|giving|leave|leaving|express|expressing|put|state)? ?(?:your |the |its |this )?(?:final )?(?:answer|equation|it|line)?) (?:in ${formEn}|as y ?= ?[mka]x ?\\+ ?[bcn])(?=,|$| )`,
    () => {},
  ),
  piece(
    `(?:parallel|perpendicular|at right angles) to (?:the )?(?:straight )?(?:line |graph of |graph )?(?:l |with (?:the )?equation |whose equation is |given by )?${equation}(?=,|$| [a-z]{2})`,
    () => {},
  ),
  piece(`through (?:both )?(?:the )?(?:points? )?${spot} and (?:the point )?${spot}`, isPoint),
  piece(`(?:joins|joining|connects|connecting|contains|containing) (?:(?:the )?points )?${spot} and ${spot}`, isPoint),
  piece(`(?:through|contains|containing) (?:the )?(?:point )?${spot}`, isPoint),
  piece("through the origin", (told) => told.points.push(["0", "0"])),
  piece(`(?:slope|gradient)(?: is| of| =|=)? ?(${number})(?![\\d/(])`, (told, [m = ""]) => told.slopes.push(m)),
  piece(`${axisEn("y")}\\( ?0, ?(${number})\\)`, (told, [b = ""]) => told.points.push(["0", b])),
  piece(`${axisEn("y")}(${number})(?![\\d/(])`, (told, [b = ""]) => told.points.push(["0", b])),
  piece(`${axisEn("x")}\\((${number}), ?0 ?\\)`, (told, [a = ""]) => told.points.push([a, "0"])),
  piece(`${axisEn("x")}(${number})(?![\\d/(])`, (told, [a = ""]) => told.points.push([a, "0"])),
  piece(
    `(?:(?:crosses|cuts|crossing|cutting|meets|meeting|intersects|and) )?the y-?axis at (?:the )?(?:point )?\\(0, ?(${number})\\)`,
    (told, [b = ""]) => told.points.push(["0", b]),
  ),
  piece(`(?:crosses|cuts|crossing|cutting|meets|meeting) the y-?axis at (?:y ?= ?)?(${number})`, (told, [b = ""]) =>
    told.points.push(["0", b]),
  ),
  piece(
    `(?:(?:crosses|cuts|crossing|cutting|meets|meeting|intersects|and) )?the x-?axis at (?:the )?(?:point )?\\((${number}), ?0\\)`,
    (told, [a = ""]) => told.points.push([a, "0"]),
  ),
  piece(
    "(?:an |the |its |this |that )?equation(?: (?:of|for))?(?= (?:the|a|this|that|it|line(?: [a-z])?|ab|pq|cd|l)\\b|,|$| is)",
    asks,
  ),
];
const fillersEn =
  /\bline [b-hj-z]\b|\b(?:an?|the|straight|lines?|that|which|is|and|it|its|with|has|having|whose|of|for|passes|passing|pass|goes|going|find|write|what|what's|work out|determine|give|state|down|if|given|so|then|this|down|l|ab|pq|cd|crosses|cuts|meets|crossing|cutting)\b|[,\s]/g;

const graphZh = "(?:直线|(?:1次)?函数)?(?:l[12]?)?:?";
const chinese: Piece[] = [
  piece(`(?:平行|垂直)于${graphZh}${equation}(?:的图[象像])?`, () => {}),
  piece(`(?:与|和|跟|同)${graphZh}${equation}(?:的图[象像])?(?:互相|相互)?(?:平行|垂直)`, () => {}),
  piece(
    `(?:经过|通过|过)(?:两点|2点|点)?${spot}(?:和|与|,|、|及)(?:且?(?:经过|过))?点?${spot}(?:这?[两2]个?点)?`,
    isPoint,
  ),
  piece(`(?:经过|通过|过)点?${spot}(?:这?点)?`, isPoint),
  piece("(?:经过|通过|过)(?:坐标)?原点", (told) => told.points.push(["0", "0"])),
  piece(`斜率(?:k)?(?:是|为|等于|=)?(${number})(?![\\d/(])`, (told, [m = ""]) => told.slopes.push(m)),
  piece(`(?:在)?y轴上?的?截距(?:是|为|等于)?(${number})(?![\\d/(])`, (told, [b = ""]) => told.points.push(["0", b])),
  piece(
    `(?:与|和|交)y轴(?:的)?(?:相?交于|交点(?:坐标)?(?:是|为)|于)点?(?:[a-z])?\\(0,(${number})\\)`,
    (told, [b = ""]) => told.points.push(["0", b]),
  ),
  piece(`(?:与|和)x轴(?:的)?(?:相?交于|交点(?:坐标)?(?:是|为))点?(?:[a-z])?\\((${number}),0\\)`, (told, [a = ""]) =>
    told.points.push([a, "0"]),
  ),
  piece(`(?:与|和)y轴的?交点的?纵坐标(?:是|为)(${number})(?![\\d/(])`, (told, [b = ""]) => told.points.push(["0", b])),
  piece("(?:函数)?(?:的)?(?:解析式|表达式|方程|关系式)(?:是什么|是多少|是|为)?", asks),
];
const fillersZh =
  /y=kx\+b(?:\(k≠0\))?|已知|如果|若|求出|求|写出|则|那么|请|设|[1一]条|某|这条|该|此|这个|[1一]个|[1一]次函数|函数|直线|的|图[象像]|并且|且|它|并|l(?![a-z])|[,\s]/g;

/** Reads the pieces in whatever order they stand; null where a word is left. */
function toldOf(text: string, pieces: readonly Piece[], fillers: RegExp): Told | null {
  const told: Told = { points: [], slopes: [], along: [], asked: 0 };
  let rest = text;
  for (const [pattern, does] of pieces) {
    for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) {
      const [all, ...parts] = found;
      if (/parallel|perpendicular|right angle|平行|垂直/.test(all))
        told.along.push(`${/parallel|平行/.test(all) ? "parallel" : "perpendicular"} to ${(parts[0] ?? "").trim()}`);
      else does(told, parts);
      rest = `${rest.slice(0, found.index)} , ${rest.slice(found.index + all.length)}`;
    }
  }
  return rest.replaceAll(fillers, "") === "" ? told : null;
}

function lineMeant(text: string): string | null {
  const isChinese = /\p{Script=Han}/u.test(text);
  const told = isChinese ? toldOf(text, chinese, fillersZh) : toldOf(text, english, fillersEn);
  if (told?.asked !== 1) return null;
  const { points, slopes, along } = told;
  const [first, second] = points.map(([x, y]) => `(${x}, ${y})`);
  const [slope, beside] = [slopes[0], along[0]];
  const facts = points.length + slopes.length + along.length;
  if (facts !== 2 || !first) return null;
  if (second) return `find the equation of the line through ${first} and ${second}`;
  if (slope !== undefined) return `find the equation of the line with slope ${slope} that passes through ${first}`;
  return beside === undefined ? null : `find the equation of the line through ${first} ${beside}`;
}

const unknown = "[-+\\da-z]{1,6}";
const loose = (x: string, y: string) => `(?:[a-z] ?)?\\( ?(?<${x}>${unknown}) ?, ?(?<${y}>${unknown}) ?\\)`;
const joining =
  "(?:joining|through|passing through|that passes through|connecting|between|containing|that joins|which passes through)";
const wanted = ",? (?:then )?(?:find|what is|determine|calculate|work out)? ?(?:the )?(?:value of )?(?<w>[a-z])";

/** A letter in a coordinate, from the slope of the line through both points. */
function fromSlope({ a = "", b = "", c = "", d = "", m = "", w = "" }: Record<string, string>): string | null {
  const letters = [a, b, c, d].join(" ").match(/[a-z]/g) ?? [];
  if (letters.length !== 1 || letters[0] !== w) return null;
  return `solve ((${d})-(${b}))/((${c})-(${a}))=${m} for ${w}`;
}

/** The line of which two things are told, in any order: its slope, points, another line beside or across it, where it meets an axis. */
export const ofLinesInAnyOrder: Retelling[] = [
  ...told(
    [
      "(?<all>(?=.*\\bline)(?=.*\\bequation\\b)[^;]{20,240})",
      "(?<all>(?=.*(?:直线|[1一]次函数))(?=.*(?:解析式|表达式|方程|关系式))[^;]{10,120})",
    ],
    ({ all = "" }) => lineMeant(all),
  ),
  ...told(
    [
      `(?:if |given that |suppose )?(?:the )?(?:slope|gradient)(?: of (?:the|a) (?:straight )?(?:line|segment))? ${joining}(?: the)?(?: points?)? ${loose("a", "b")} and ${loose("c", "d")} is (?<m>${number})${wanted}`,
      `(?:if |given that |suppose )?(?:the|a) (?:straight )?line ${joining}(?: the)?(?: points?)? ${loose("a", "b")} and ${loose("c", "d")} has (?:a )?(?:slope|gradient)(?: of)? (?<m>${number})${wanted}`,
      `(?:the )?points ${loose("a", "b")} and ${loose("c", "d")} (?:lie|are) on (?:the|a) (?:straight )?line (?:with|of) (?:slope|gradient)(?: of)? (?<m>${number})${wanted}`,
      `(?:已知|若|如果)?(?:经过|过)(?:点|两点|2点)?${loose("a", "b")}(?:和|与|,|、)点?${loose("c", "d")}(?:两点|2点)?的直线的?斜率(?:是|为|等于)(?<m>${number}),?(?:则|求|那么)*(?<w>[a-z])(?:的值)?(?:是|为|等于|=)?(?:多少|几)?`,
    ],
    fromSlope,
  ),
  ...told(
    [
      `(?:已知|若|如果)?(?:点)?${loose("a", "b")},(?:点)?${loose("c", "d")},?(?:且|若|如果)?(?:直线|线段)(?:[a-z]{2})的?斜率(?:是|为|等于)(?<m>${number}),?(?:则|求|那么)*(?<w>[a-z])(?:的值)?(?:是|为|等于|=)?(?:多少|几)?`,
    ],
    fromSlope,
  ),
];
