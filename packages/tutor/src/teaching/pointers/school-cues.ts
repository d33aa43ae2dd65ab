import type { About } from "./about.ts";
import { asked, wanted } from "./asked.ts";

type Cues = readonly (readonly [About, readonly RegExp[]])[];

/** Words of school mathematics, by what asks about them; what is about more words stands before what is about one of them. */
const cuesBy = (heard: typeof asked): Cues => [
  [
    "fraction-sums",
    [
      /\b(?:add|sum|addition|subtract|subtraction)(?:ing)?\b.{0,12}\bfractions?\b|\bfraction (?:addition|subtraction)\b|分数(?:的|应该|要)?(?:怎么|如何|怎样)?相?[加减]|[异同]分母/i,
    ],
  ],
  [
    "fraction-products",
    [
      /\b(?:multiply|multiplying|multiplication|divid(?:e|ing)|division)\b.{0,12}\bfractions?\b|\bfraction (?:multiplication|division)\b|分数(?:的|应该|要)?(?:怎么|如何|怎样)?相?[乘除]/i,
    ],
  ],
  [
    "fraction-simplify",
    [/\b(?:simplify|simplifying|reduc(?:e|ing))\b.{0,10}\bfractions?\b|约分|分数(?:怎么|如何|怎样)?化简|化简分数/i],
  ],
  ["area-triangle", [...heard("areas? of (?:a |the )?triangles?|triangle(?:['’]s)? areas?", "三角形的?面积(?:公式)?")]],
  [
    "area-parallelogram",
    [
      ...heard(
        "areas? of (?:a |the )?(?:parallelogram|rhombus)(?:e?s)?|parallelogram(?:['’]s)? areas?",
        "平行四边形的?面积(?:公式)?",
      ),
    ],
  ],
  [
    "area-trapezoid",
    [...heard("areas? of (?:a |the )?trapezoids?|trapezoid(?:['’]s)? areas?", "梯形的?面积(?:公式)?")],
  ],
  [
    "area-rectangle",
    [
      ...heard(
        "areas? of (?:a |the )?(?:rectangle|square)s?|(?:rectangle|square)(?:['’]s)? areas?",
        "(?:长|正)方形的?面积(?:公式)?",
      ),
    ],
  ],
  [
    "circle",
    [
      ...heard(
        "(?:areas?|circumferences?) of (?:a |the )?circles?|circles?|radius|diameters?|circumferences?",
        "圆|半径|直径|圆的?(?:面积|周长)(?:公式)?",
      ),
    ],
  ],
  ["prime", [...heard("prime(?: number)?s?|composite(?: number)?s?", "质数|素数|合数")]],
  ["factor-multiple", [...heard("factors?|divisors?|multiples?", "因数|约数|倍数")]],
  [
    "gcf-lcm",
    [
      ...heard(
        "(?:greatest common (?:factor|divisor)|least common (?:multiple|denominator)|lowest common (?:multiple|denominator)|common denominator|gcf|gcd|lcm|lcd)s?",
        "最大公因数|最大公约数|最小公倍数|公分母|通分",
      ),
    ],
  ],
  [
    "fraction-parts",
    [
      ...heard(
        "numerators?|denominators?|fractions?|improper fractions?|mixed numbers?",
        "分子|分母|分数|假分数|带分数|真分数",
      ),
    ],
  ],
  ["percent", [...heard("percent(?:age)?s?", "百分数|百分比|百分之几")]],
  ["ratio", [...heard("ratios?|proportions?", "比例?|比值")]],
  ["averages", [...heard("mean|median|mode|averages?|range of (?:a|the) (?:set|data)", "平均数|中位数|众数|极差")]],
  ["area-perimeter", [...heard("perimeters?|areas?|circumferences?", "周长|面积")]],
  ["equation", [...heard("equations?|expressions?|inequalit(?:y|ies)", "方程|等式|代数式|不等式")]],
  [
    "exponent",
    [
      ...heard(
        "exponents?|powers?|squared|cubed|square roots?|roots?|radicals?",
        "指数|幂|乘方|平方|立方|平方根|根号|开方",
      ),
    ],
  ],
  ["probability", [...heard("probabilit(?:y|ies)", "概率|可能性")]],
  ["slope", [...heard("slopes?", "斜率")]],
  [
    "pythagoras",
    [...heard("pythagoras(?: theorem)?|pythagorean theorem|hypotenuse|right triangles?", "勾股定理|斜边|直角三角形")],
  ],
  ["order-of-operations", [/\border of operations\b|\bpemdas\b|\bbodmas\b|运算顺序|先算什么/i]],
  ["reciprocal", [...heard("reciprocals?", "倒数")]],
  ["negative", [...heard("negative numbers?|absolute values?|integers?", "负数|绝对值|整数")]],
  ["pi", [...heard("pi|π", "圆周率|π")]],
  ["factorial", [...heard("factorials?", "阶乘")]],
  ["decimal", [...heard("decimals?(?: numbers?)?", "小数")]],
  ["rounding", [...heard("round(?:ing)?(?: numbers?)?", "四舍五入|近似数")]],
  ["remainder", [...heard("remainders?", "余数")]],
  ["divisibility", [...heard("divisib(?:le|ility)(?: rules?)?", "整除")]],
  ["volume", [...heard("volumes?", "体积|(?:长方体|正方体)的?体积")]],
  ["angle", [...heard("(?:acute |obtuse |right )?angles?", "角|锐角|钝角|直角|角度|内角和")]],
  ["polygon", [...heard("polygons?|pentagons?|hexagons?", "多边形|五边形|六边形")]],
  ["coordinates", [...heard("coordinates?(?: planes?)?", "坐标系?")]],
  ["parallel-perpendicular", [...heard("(?:parallel|perpendicular)(?: lines?)?", "平行线?|垂直|垂线")]],
  ["place-value", [...heard("place values?", "数位|位值")]],
  ["arithmetic-sequence", [...heard("arithmetic sequences?", "等差数列")]],
];

/** What asks for what a word means, even while a problem is worked on. */
export const schoolCues = cuesBy(asked);

/** What asks in any way about a word, where no problem is worked on: there, "composite" would be an answer. */
export const wideSchoolCues = cuesBy(wanted);
