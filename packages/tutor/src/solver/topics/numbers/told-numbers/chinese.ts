import { grammarOf, type Rules, rowsOf, type Words } from "./grammar.ts";

const unit = "(?:\\uE000|[\\uE000-\\uE0FF]|个单位)?(?![个只元岁人天倍张枚%])";
const is =
  ",?(?:以?后)?,?(?:(?:所得的?|得到的?|得出的?|其|那么|这时|此时|最后的?|最终)?(?:结果|得数|答案|数|和|差|积|商)?(?:正好|恰好|刚好|就|也|都|仍|还)?(?:等于|是|为|得到|得出|得|有|=|变成|变为|相当于|一样是))";
const then =
  ",?(?:先|再|然后再?|又|后再?|接着再?|最后再?|之后再?|把它|将它|用它|把所得的?[数和差积商结果]{1,2}|所得的?[数和差积商结果]{1,2}|结果)*";
const number =
  "(?:(?:有|已知|设|若|如果|假设|假如)?(?:这样)?(?:的)?(?:一|1)个?(?:正|自然|未知|整|正整|负)?数|某个?(?:正|自然|整)?数|(?:这|那)个?(?:正|自然|整)?数|有个数|该(?:正|自然)?数|此数|原来的?(?:这个)?数|原数|它(?:自己|自身|本身|的本身)?|自己|自身|本身|什么数|哪个数|多少|几|(?:我|你|他|她|小[\\p{Script=Han}])(?:所|心里|心中)?想的(?:那个|这个)?数|所?求的?数|他|她|其)";
const more = "(?:多|大|高|长|增加|增大)(?:了|出|上)?";
const less = "(?:少|小|低|短)(?:了|掉)?";
const two =
  "(?:[两二2三3四4五5]个?(?:连续的?[奇偶自然整正]*)?数(?:字)?|(?:它|他)们|二者|两者|(?:这|那)[两二2三3四4五5]个?(?:连续的?[奇偶自然整正]*)?数|[两二2三3]部分|[甲乙丙丁][、,和与]?[甲乙丙丁](?:[、,和与]?[甲乙丙丁])?(?:[两二2三3]个?数|[两二2三3]数)?)";
const box = "(?:一|1|这|那|某)?(?:个|块|张)?(?:长方形|矩形)(?:的?(?:(?![长宽周面的是,有])\\p{Script=Han}){1,4})?";
const find = "(?:(?:请|试|那么|那|则|请问|问|,|求出?|算出|写出|计算|你知道|能求出|把)*(?:求出?|请?问|算出|写出|计算))";
const maybe = "(?:那么|那|则|请问|问|你知道|,)*";
const value = "(?:的?值)?(?:各|分别|应该|应|会|原来|到底|究竟)*(?:是|为|等于|得|有|=)?";
const what = `(?:${value}(?:多少|几|什么|啥|哪个数?|哪[几些]个?数?|_+|\\( *\\)|\\?)(?:[\\uE000-\\uE0FF])?(?:呢|啊)?|(?:的?值)?(?:各|分别|应该)*(?:是|为|等于)(?=[\\s_(.?]*$))`;
const plain = (written: string) => {
  const [found = ""] = /-?\d+(?:\.\d+)?(?:\/\d+)?/.exec(written) ?? [];
  return found.includes("/") || found.startsWith("-") ? `(${found})` : found;
};
const times = (by: string, of: string) => `((${by})*${of})`;
const equation = (left: string, right: string) => `equation ${left} = ${right}`;
const nothing = () => "nothing";
const sign: Record<string, string> = { 和: "+", 差: "-", 积: "*", 商: "/" };
const one = "(?:数|数字)?";

const words: Words = {
  num: [[`-?\\d+(\\.\\d+)?(/\\d+)?(?!\\d|\\.\\d|/\\d|%)${unit}`, plain]],
  count: [[`-?\\d+(\\.\\d+)?(?!\\d|\\.\\d|/\\d|%|倍)${unit}`, plain]],
  by: [
    ["的?\\d+(\\.\\d+)?(/\\d+)?倍", plain],
    ["的?一倍", () => "1"],
    ["的?一半", () => "1/2"],
    ["的\\d+/\\d+(?!\\d)", plain],
    ["的\\d+(\\.\\d+)?%", (written) => `${/[\d.]+/.exec(written)?.[0]}/100`],
  ],
  pct: [["\\d+(\\.\\d+)?%", (written) => `(${/^[\d.]+/.exec(written)?.[0]}/100)`]],
  share: [["\\d+/\\d+|一半", (written) => (written === "一半" ? "(1/2)" : `(${written})`)]],
  ratio: [["\\d+ ?(:|比) ?\\d+( ?(:|比) ?\\d+)?", (written) => (written.match(/\d+/g) ?? []).join(":")]],
  what: [["(和|差|积|商)", (written) => sign[written] ?? null]],
  name: [
    [`(${two}(的|之)?)?(之商|商)`, () => "{quotient}"],
    ["原来(?!的|是|为)", () => "{number}"],
    ["谁", () => "{number}"],
    ["(我|他|她|小\\p{Script=Han})(今年|现在)?的(年龄|岁数)", () => "{number}"],
    ["(较)?长的?(那|一|1)*(段|根|截)", () => "{larger}"],
    ["(较)?短的?(那|一|1)*(段|根|截)", () => "{smaller}"],
    ["(其中)?(一|1)(段|截)", () => "{one}"],
    ["另(一|1)(段|截)", () => "{other}"],
    [`(${two}(的|之)?)?平均(数|值)?`, () => "{average}"],
    [number, () => "{number}"],
    ["[xyn](?![a-z\\d])", () => "{number}"],
    ["另外?(一|1)?个?(数|部分|份)", () => "{other}"],
    ["(其中)?(的)?(一|1)(部分|份)|其中的?(一|1)个数?", () => "{one}"],
    ["被减数", () => "{minuend}"],
    ["减数", () => "{subtrahend}"],
    ["十位(上)?的?(数字|数)?", () => "{tens}"],
    ["个位(上)?的?(数字|数)?", () => "{ones}"],
    ["(这个|该|原来的?|此|这|那个)?(两位数|2位数)|原来这个(两位数|2位数|数)|原(两位)?数", () => "{number}"],
    ["(各位|各个?数位|两个数位|两位|各数位)(上)?的?(数字|数)(之|的)?和|(两个)?数字(之|的)?和", () => "{digitSum}"],
    ["(新|所得的?新?|得到的新?)(的)?(两位数|2位数|数)", () => "{reversed}"],
    [`甲${one}`, () => "{甲}"],
    [`乙${one}`, () => "{乙}"],
    [`丙${one}`, () => "{丙}"],
    [`丁${one}`, () => "{丁}"],
    ["(其中)?第(一|1)个?(数|个)?|前(一|1)?个?数", () => "{first}"],
    ["第(二|2)个?(数|个)?|后(一|1)?个?数", () => "{second}"],
    ["第(三|3)个?(数|个)?", () => "{third}"],
    ["第(四|4)个?(数|个)?", () => "{fourth}"],
    ["(其中)?(较大|大|比较大)的?(那|一|1|这)*个?(数|部分|份|奇数|偶数|一个)|(其中)?较大者", () => "{larger}"],
    ["(其中)?(较小|小|比较小)的?(那|一|1|这)*个?(数|部分|份|奇数|偶数|一个)|(其中)?较小者", () => "{smaller}"],
    ["(其中)?最大的?(那|一|1|这)*个?(数|奇数|偶数|自然数|整数|一个|部分)?", () => "{largest}"],
    ["(其中)?最小的?(那|一|1|这)*个?(数|奇数|偶数|自然数|整数|一个|部分)?", () => "{smallest}"],
    ["(正|最)?中间的?(那|一|1|这)*个?(数|奇数|偶数|自然数|整数|一个)?", () => "{middle}"],
    [`(${box}的?|它的)?长(?!方|度?[是为]?多少\\p{Script=Han}长)度?`, () => "{length}"],
    [`(${box}的?|它的)?宽度?`, () => "{width}"],
    [`(${box}的?|它的)?周长`, () => "{perimeter}"],
    [`(${box}的?|它的)?面积`, () => "{area}"],
    [`(${two}(的|之)?)?(总和|之和|和)(?!它|自)`, () => "{sum}"],
    [`(${two}(的|之)?)?(之差|差)`, () => "{difference}"],
    [`(${two}(的|之)?)?(乘积|之积|积)`, () => "{product}"],
    [`(${two}(的|之)?)?平方(之|的)?和`, () => "{squares}"],
    [`(${two}(的|之)?)?平方(之|的)?差`, () => "{squareDifference}"],
  ],
  box: [[box, () => ""]],
};

const rules: Rules = {
  taken: [
    ["<by>", (by) => `((${by})*#)`],
    ["的平方", () => "(#^2)"],
    ["<by><taken>", (by, of) => of.replaceAll("#", `((${by})*#)`)],
    ["的平方<taken>", (of) => of.replaceAll("#", "(#^2)")],
  ],
  // A name or a number, with what is taken of it.
  part: [
    ["<name>", (of) => of],
    ["<num>", (of) => of],
    ["<name>的倒数", (of) => `(1/${of})`],
    ["<name><taken>", (of, taken) => taken.replaceAll("#", of)],
    ["<num><taken>", (of, taken) => taken.replaceAll("#", of)],
  ],
  named: [
    ["<name>", (of) => of],
    ["<name><taken>", (of, taken) => taken.replaceAll("#", of)],
  ],
  // 与 5 的和, 减去 5 的差: of all before it.
  join: [
    ["(加上|加|增加)<part>(后|以后|之后)(?=的)<taken>", (of, taken) => taken.replaceAll("#", `(#+${of})`)],
    ["(减去|减|减少)<part>(后|以后|之后)(?=的)<taken>", (of, taken) => taken.replaceAll("#", `(#-${of})`)],
    ["(除以)<named>(两数|两个数)?(的|之|相除的|所得的)商", (of) => `(#/${of})`],
    ["(与|和|跟|同|、|加上|加)<part>(两数|两个数)?(的|之|相加的|所得的)(和|总和)", (of) => `(#+${of})`],
    ["(与|和|跟|同|、|减去|减)<part>(两数|两个数)?(的|之|相减的|所得的|后的)差", (of) => `(#-${of})`],
    ["(与|和|跟|同|、|乘以|乘上|乘)<part>(两数|两个数)?(的|之|相乘的|所得的)(积|乘积)", (of) => `(#*${of})`],
    ["(与|和|跟|除以)<num>(两数|两个数)?(的|之|相除的|所得的)商", (of) => `(#/${of})`],
    ["(与|和|跟)<part>相加", (of) => `(#+${of})`],
    ["(与|和|跟)<num>相乘", (of) => `(#*${of})`],
    ["(与|和|跟)<part>相减", (of) => `(#-${of})`],
  ],
  joins: [
    ["<join>", (of) => of],
    ["<join><taken>", (of, taken) => taken.replaceAll("#", of)],
    ["<join><joins>", (of, all) => all.replaceAll("#", of)],
    ["<join><taken><joins>", (of, taken, all) => all.replaceAll("#", taken.replaceAll("#", of))],
  ],
  x: [
    ["<part>", (of) => of],
    ["<part><joins>", (of, joins) => joins.replaceAll("#", of)],
    [`比<part>${more}<count>的数`, (of, n) => `(${of}+${n})`],
    [`比<part>${less}<count>的数`, (of, n) => `(${of}-${n})`],
    [`比<part>${more}<count>的数<taken>`, (of, n, taken) => taken.replaceAll("#", `(${of}+${n})`)],
    [`比<part>${less}<count>的数<taken>`, (of, n, taken) => taken.replaceAll("#", `(${of}-${n})`)],
    ["(用|把|将)<part>", (of) => of],
    ["<num>(加上|加)<part>", (a, b) => `(${a}+${b})`],
    ["<num>(减去|减)<part>", (a, b) => `(${a}-${b})`],
  ],
  own: [["(它|他|自己|自身|本身|这个数|该数|原数|原来)?<by>", (by) => times(by, "{number}")]],
  sumTail: [
    ["(了)?(加上?|增加了?|增大了?)<part>(后|以后|之后)?", (of) => `(#+${of})`],
    ["(减去?|减少了?|减掉|去掉)<part>(后|以后|之后)?", (of) => `(#-${of})`],
    ["(加上?|增加了?)<own>(后|以后)?", (of) => `(#+${of})`],
    ["(减去?|减少了?)<own>(后|以后)?", (of) => `(#-${of})`],
    ["(增加|提高|增大)了?(它的|自身的|原来的)?<pct>(后|以后|之后)?", (p) => `(#*(1+${p}))`],
    ["(减少|降低|减小)了?(它的|自身的|原来的)?<pct>(后|以后|之后)?", (p) => `(#*(1-${p}))`],
    ["(增加)了?(它的|自身的|原来的)<share>(后|以后|之后)?", (p) => `(#*(1+${p}))`],
    ["(减少)了?(它的|自身的|原来的)<share>(后|以后|之后)?", (p) => `(#*(1-${p}))`],
  ],
  timesTail: [
    ["除以<named>(后|以后|之后)?", (n) => `(#/${n})`],
    ["(乘以?|乘上|扩大到?原来的|扩大)<num>(倍)?(后|以后|之后)?", (n) => `(#*${n})`],
    ["除以<num>(后|以后|之后)?", (n) => `(#/${n})`],
    ["(乘以?|乘)(它)?(自己|自身|本身)", () => "(#*#)"],
    ["平方(后|以后|之后)?", () => "(#^2)"],
    ["翻(一|1)?倍|翻(一|1)番", () => "(#*2)"],
  ],
  // 乘 after 加 needs a word between: 再, or a comma.
  tails: [
    ["<timesTail>", (of) => of],
    ["<sumTail>", (of) => of],
    ["<timesTail><sumTails>", (a, b) => b.replaceAll("#", a)],
    ["<timesTail><timesTail>", (a, b) => b.replaceAll("#", a)],
    ["<sumTail><sumTails>", (a, b) => b.replaceAll("#", a)],
  ],
  sumTails: [
    ["<sumTail>", (of) => of],
    ["<sumTail><sumTails>", (a, b) => b.replaceAll("#", a)],
  ],
  late: [
    [`(,|${then}(?<=[,先再后又着果它差和积商数]))<tails>`, (of) => of],
    [`(,|${then}(?<=[,先再后又着果它差和积商数]))<tails><late>`, (a, b) => b.replaceAll("#", a)],
  ],
  whole: [
    ["<x>", (of) => of],
    ["<x><tails>", (of, tails) => tails.replaceAll("#", of)],
    ["<x><late>", (of, late) => late.replaceAll("#", of)],
    ["<x><tails><late>", (of, tails, late) => late.replaceAll("#", tails.replaceAll("#", of))],
    [`<x>,?(还|又|却|就)?${more}<count>(?!的)`, (of, n) => `(${of}+${n})`],
    [`<x>,?(还|又|却|就)?${less}<count>(?!的)`, (of, n) => `(${of}-${n})`],
  ],
  clause: [
    ["<named>大于<num>", (a, n) => `bound ${a} > ${n}`],
    ["<named>小于<num>", (a, n) => `bound ${n} > ${a}`],
    ["(求|问)(这个|该)?大于<num>的(那个)?(自然|整|正)?数", (n) => `askbound {number} > ${n}`],
    ["(求|问)(这个|该)?小于<num>的(那个)?(自然|整|正)?数", (n) => `askbound ${n} > {number}`],
    ["<name>除以<part>,?(的)?商(是|为|等于)?<num>", (a, b, n) => equation(a, `(${b}*${n})`)],
    [
      "<name>除以<part>,?(的)?商(是|为|等于)?<num>,?余数?(是|为|等于)?<num>",
      (a, b, n, r) => equation(a, `(${b}*${n}+${r})`),
    ],
    ["(有)?大小(不同的?)?(两|2)个?数", nothing],
    ["(我|他|她|小\\p{Script=Han})(今年|现在)?(几岁|多大|多少岁)(了)?", () => "ask {number}"],
    ["(那么)?(是|等于)(多少|几|什么)(呢|啊)?(?=[\\s?.]*$)", () => "ask all"],
    [
      "(?<=^|[,.;:数])<tails>(跟|和|与|同)<tails>(的?结果|的?得数)?(一样|相等|相同)(大|多)?",
      (a, b) => equation(a.replaceAll("#", "{number}"), b.replaceAll("#", "{number}")),
    ],
    ["(有)?[甲乙丙][、,和与]?[甲乙丙]([、,和与]?[甲乙丙])?(两个数|三个数|2个数|3个数)(?![的之和与相比差积])", nothing],
    [
      "(有)?(一|1)?(根|条)(长)?<num>(长)?的(绳子?|铁丝|彩带|木棍|木条|电线|竹竿|钢管|布),?(把它|将它)?(剪成|截成|锯成|分成)(了)?(两|2|三|3)段",
      (n) => equation("{sum}", n),
    ],
    [
      "(有)?(一|1)?(根|条)(绳子?|铁丝|彩带|木棍|木条|电线|竹竿|钢管|布)(全)?长<num>,?(把它|将它)?(剪成|截成|锯成|分成)(了)?(两|2|三|3)段",
      (n) => equation("{sum}", n),
    ],
    [
      "(把|将)(一|1)?(根|条)(长)?<num>(长)?的(绳子?|铁丝|彩带|木棍|木条|电线|竹竿|钢管|布),?(剪成|截成|锯成|分成)(了)?(两|2|三|3)段",
      (n) => equation("{sum}", n),
    ],
    [`(${find})?<name>长(?:是|有|为)?(多少|几)(?:[\\uE000-\\uE0FF])?`, (of) => `ask ${of}`],
    ["<name>:<name>:<name>(=|等于|是|为)<ratio>", (a, b, c, ratio) => `ratio ${ratio} ${a}; ${b}; ${c}`],
    [`<whole>${is}<whole>`, equation],
    [`<whole>(正好|恰好|刚好|却|又|还)?比<x>(还)?${more}<count>`, (a, b, n) => equation(a, `(${b}+${n})`)],
    [`<whole>(正好|恰好|刚好|却|又|还)?比<x>(还)?${less}<count>`, (a, b, n) => equation(a, `(${b}-${n})`)],
    [`<x>比<x>${more}<pct>`, (a, b, p) => equation(a, `(${b}*(1+${p}))`)],
    [`<x>比<x>${less}<pct>`, (a, b, p) => equation(a, `(${b}*(1-${p}))`)],
    ["<whole>(与|和|跟|同)<whole>(的值)?(相等|一样大|同样大)", equation],
    ["<whole>(与|和|跟)<whole>互为相反数", (a, b) => equation(a, `(-${b})`)],
    [
      `<named>(与|和|跟|、|,|比)?<named>(两数)?(的)?(相差|之差是|差是|差为)(是|为)?<num>`,
      (a, b, n) => equation(`(${a}-${b})`, n),
    ],
    [`(${two})?,?(的|之)?(相差|差)(是|为)?<num>`, (n) => equation("{difference}", n)],
    [`(${two})?,?(相减|减一减|一减)(后)?(得|是|等于|为|得到)?<num>`, (n) => equation("{difference}", n)],
    [
      `(${two})?,?(加起来|合起来|相加|加在一起|合计|总共)(后)?(的?和)?(得|是|等于|为|得到)?<num>`,
      (n) => equation("{sum}", n),
    ],
    [`(${two})?,?(相乘|乘起来|乘在一起)(的?积)?(得|是|等于|为|得到)?<num>`, (n) => equation("{product}", n)],
    [`(把|将)<num>(分成|拆成|分为|拆分成)[两二2三3](个)?(部分|份|数)(的和)?`, (n) => equation("{sum}", n)],
    [`${two}(的|之)?比(是|为|等于)?<ratio>`, (ratio) => `ratio ${ratio}`],
    [`(它们|他们)?(的|之)?比(是|为|等于)<ratio>`, (ratio) => `ratio ${ratio}`],
    [
      `<name>(与|和|跟|、|:|比)<name>([两二2]数|[两二2]个数)?(的|之)?(比)?(是|为|等于|=)<ratio>`,
      (a, b, ratio) => `ratio ${ratio} ${a}; ${b}`,
    ],
    [
      `<name>(与|和|跟|、)<name>(与|和|跟|、)<name>([三3]个?数)?(的|之)?(比)?(是|为|等于|=)<ratio>`,
      (a, b, c, ratio) => `ratio ${ratio} ${a}; ${b}; ${c}`,
    ],
    ["<name>:<name>=<ratio>", (a, b, ratio) => `ratio ${ratio} ${a}; ${b}`],
    [
      `<name>(与|和|跟|、|,)?<name>([两二2]个?数)?(的|之)?(总和|之和|和)(是|为|等于)?<num>`,
      (a, b, n) => equation(`(${a}+${b})`, n),
    ],
    [
      `<name>(与|和|跟|、|,)?<name>(与|和|跟|、|,)?<name>([三3]个?数)?(的|之)?(总和|之和|和)(是|为|等于)?<num>`,
      (a, b, c, n) => equation(`(${a}+${b}+${c})`, n),
    ],
    [
      `(用|拿)?(一|1)?(根|条)?(长)?(为)?<num>(长)?的(铁丝|绳子|篱笆|细绳|栅栏)(可以|恰好|正好|刚好)?(围成|折成|做成|围)(了)?<box>`,
      (n) => equation("{perimeter}", n),
    ],
    [
      `(用|拿)?(一|1)?(根|条)(铁丝|绳子|篱笆)?(长)(为)?<num>的(铁丝|绳子|篱笆)(围成|折成|做成|围)(了)?<box>`,
      (n) => equation("{perimeter}", n),
    ],
    ["<box>周长(是|为)?<num>", (_, n) => equation("{perimeter}", n)],
    ["<name>(是|为|有)?<num>", equation],
    // Step by step.
    ["(先|首先)?<whole>", (of) => `start ${of}`],
    [`((?<=^|[,.;:])|${then}(?<=[先再后又着果它差和积商数]))<tails>`, (step) => `step ${step}`],
    [
      `(,)?(最后|最终|所得|得到|那么)?的?(结果|得数|答案)?(是|得到|得|等于|为|变成|就得到|就得|就是)<whole>`,
      (of) => `result ${of}`,
    ],
    // What is asked.
    [`${find}<whole>(${value}|${what})?`, (of) => `ask ${of}`],
    [`${maybe}<whole>${what}`, (of) => `ask ${of}`],
    [`${find}<name>(和|与|、|,)?<name>([两二2]个?数)?(${value}|${what})?`, (a, b) => `ask ${a}; ${b}`],
    [`${maybe}<name>(和|与|、|,)?<name>([两二2]个?数)?${what}`, (a, b) => `ask ${a}; ${b}`],
    [
      `${find}<name>(和|与|、|,)?<name>(和|与|、|,)?<name>([三3]个?数)?(${value}|${what})?`,
      (a, b, c) => `ask ${a}; ${b}; ${c}`,
    ],
    [`${maybe}<name>(和|与|、|,)?<name>(和|与|、|,)?<name>([三3]个?数)?${what}`, (a, b, c) => `ask ${a}; ${b}; ${c}`],
    [
      `${find}((这|那)?[两二2三3四4]个?|这些|各个?|它们|(这|那)[两二2三3]个?连续)(正)?(数|整数|自然数|奇数|偶数|正整数|部分)?(${value}|${what})?`,
      () => "ask all",
    ],
    [
      `${maybe}((这|那)?[两二2三3四4]个?|这些|各个?|它们|(这|那)[两二2三3]个?连续)(正)?(数|整数|自然数|奇数|偶数|正整数|部分)?${what}`,
      () => "ask all",
    ],
    [`(分别|各)(是|为)(多少|几|什么|哪些数?)?`, () => "ask all"],
    [`${find}(长(和|与|、)宽|长宽)(${value}|${what})?`, () => "ask {length}; {width}"],
    [`${maybe}(长(和|与|、)宽|长宽)${what}`, () => "ask {length}; {width}"],
    [
      `${find}(我|你|他|她|小\\p{Script=Han})(心里|心中)?(想|想到)的?(是)?(那个|这个|什么|哪个|几|多少)?数?(${value}|${what})?`,
      () => "ask {number}",
    ],
    [
      `${maybe}(我|你|他|她|小\\p{Script=Han})(心里|心中)?(想|想到)的?(是)?(那个|这个|什么|哪个|几|多少)?数?${what}`,
      () => "ask {number}",
    ],
    // What only sets the scene.
    ["(一|1)个(正|自然|整|正整)?数(?=[,.:;])", nothing],
    ["(有|已知|若|如果)?(一|1)个(两位数|2位数)(中)?", nothing],
    [
      "(如果)?(把|将)?(它|这个数|原数|这两个数|这个两位数)?的?((个位|十位)(上)?的?(数字|数)?(与|和)(个位|十位)(上)?的?(数字|数)?|(这)?(两个|2个)?数字|位置)(的位置)?(对调|交换|互换|调换|颠倒)(位置)?(后|以后|过来)?",
      nothing,
    ],
    [
      `((我|你|他|她|小\\p{Script=Han}|老师)(心里|心中)?(有|想了?|写了?|想好|想到)(了)?|有|设|已知|若|如果|任意想|想)(着)?(一|1)个(正|自然|整|正整)?数`,
      nothing,
    ],
    [`(有|已知|设|若|如果|现有)?(这样的?)?[两二2三3四4五5]个(不同的|连续的?|相邻的?|正|自然|整|奇|偶|的)*数`, nothing],
    ["(有|已知|若|如果)?<box>", nothing],
    [
      "(有|已知|若|如果|设|假如|其中|而|且|并且|又|那么|则|使|使得|要使|满足|但是?|如果把|恰好|正好|求|问|就|现在|已知道|我们知道|该数|它)(?=.)",
      nothing,
    ],
    ["(且|并且|其中)?(该|这个|那个|此)?(数|它们|它|[两二2]数|这两个数)?(都)?(是|为)(正|正的|自然|正整|整)数", nothing],
  ],
};

const parse = grammarOf(rules, words);
const between = /[\s,.;:?!、_()]*/uy;
const digit = "零一二三四五六七八九";

/** 三倍 is 3倍, and 二十 is 20; 第一, 十位 and a half of it stay. */
const inDigits = (text: string): string =>
  text
    .replaceAll(/百分之([两二三四五六七八九十一百]+)/g, (all, written: string) =>
      numberIn(written) ? `${numberIn(written)}%` : all,
    )
    .replaceAll(/百分之(\d+(?:\.\d+)?)/g, "$1%")
    .replaceAll(
      /(?<![第甲乙丙丁各个几十百千])([二两三四五六七八九十百]+)(?=倍|个|$|[,.;?!]|[加减乘除再得大小多少后])/g,
      (all, written: string) =>
        /^[二两三四五]$/.test(written) && text.includes(`${written}个`) ? all : `${numberIn(written) ?? all}`,
    );

function numberIn(written: string): number | null {
  let [all, last] = [0, 0];
  for (const sign of written) {
    if (sign === "百") [all, last] = [all + (last || 1) * 100, 0];
    else if (sign === "十") [all, last] = [all + (last || 1) * 10, 0];
    else last = sign === "两" ? 2 : digit.indexOf(sign);
    if (last < 0) return null;
  }
  return all + last;
}

/** A and B, or x and y, are 甲 and 乙, where no formula is written. */
function withNames(story: string): string {
  const letters = [...new Set(story.match(/[a-z]/g) ?? [])].sort();
  const row = ["abc", "xyz"].find((all) => letters.length > 1 && all.startsWith(letters.join("")));
  return row && !/[a-z\d][a-z]|[a-z]\d|[-+*/^=()]/.test(story)
    ? story.replaceAll(/[a-z]/g, (letter) => "甲乙丙".charAt(row.indexOf(letter)))
    : story;
}

/** 一个数比 y 多 4: the letter is another number, unless it is said to be this one. */
const isOfOther = (story: string): boolean =>
  /[一这某那]个?数/.test(story) &&
  /[a-z]/.test(story) &&
  !/数[为是=:：叫作做记]{0,2}[a-z]|[a-z](?:表示|是|为|代表)?[一这某那]个?数/.test(story);

/** All ways to understand a story in Chinese, clause by clause. */
export function clausesInChinese(story: string): string[][] {
  const named = withNames(story);
  // Two letters, or two people’s, are two numbers, and no matter of this.
  const owners = [
    ...story.matchAll(/([我你他她]|小\p{Script=Han})(?:今年|现在)?(?:的?(?:年龄|岁数)|(?:心里|心中)?所?想的)/gu),
  ];
  if (new Set(owners.map(([, whose]) => whose)).size > 1) return [];
  if (new Set(named.match(/[a-z]/g) ?? []).size > 1 || isOfOther(named)) return [];
  const text = inDigits(named)
    .replaceAll(/(?<=[，,。.]) +/g, "")
    .trim();
  return rowsOf(text, parse(text), "clause", between);
}
