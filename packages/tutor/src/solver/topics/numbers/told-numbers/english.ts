import { grammarOf, type Rules, rowsOf, type Words } from "./grammar.ts";

/*
 * What a phrase means is a formula with names in braces, `(2*{larger})`, and `#` for what it is about; what a clause means is told by
 * its first word: `equation a = b`, `start a`, `step (#+3)`, `result a`, `ask a; b`, `nothing`.
 */

const unit = "(?: ?[\\uE000-\\uE0FF]|(?: years?)(?: old)?(?![a-z])| dollars| units)?";
const kind = "(number|integer|value|whole number|natural number)";
const sort =
  "((positive|negative|unknown|certain|particular|secret|mystery|original|starting|given|whole|natural|real|single|different|initial) ){0,2}";
const whose = "(an?|the|some|my|your|this|that|the same|what|which|his|her|any|our)";
const count = "(2|two|3|three|4|four)";
const many = `((the|these|those|both|both of the|all|all of the|my|which|what) )?(${count} )?((different|unknown|positive|whole|natural|original) ){0,2}(numbers|integers|parts|values|pieces|sections)`;
const row = `((a|the|these|what|which) )?((\\d+|two|three|four|five|pair of) )?((consecutive|successive|positive|natural|whole|even|odd) ){1,4}(integers|numbers|multiples of \\d+)`;
const those = `(${row}|${many}|they|these|those|(the |all )?${count}(?! (times|more|less))|both( of them)?|them)`;
const box =
  "((a|the|this|that|my|our) )?((certain|rectangular|small|large|big|given) ){0,2}(rectangle|garden|field|lawn|room|plot|park|playground|pool|yard|court|floor|rug|table|poster|picture|photo|patio)(?! number)";
const somebody = "(you|i|we|he|she|they|u)";
const get = `(${somebody}(('ll| will))? (get|got|gets|have|has|end up with|ended up with|ends up with|obtain|are left with|am left with)|(it's|its|it is) now|(it|this|that) (is|equals|becomes|gives|makes|will be|comes to|leaves|would be)|((my|the|his|her|your) )?((final|end|new) )?(result|answer|total|outcome|sum|difference|product|quotient|number)( obtained| ${somebody} (get|gets|have|got))?( is then|( is)? now)? ?(is|was|equals|will be|would be|becomes|is equal to|comes to|comes out as|comes out to( be)?|turns out to be)|to get|getting|giving|leaving|to leave|which (gives|leaves|makes|equals)|to give|to obtain|to make|making|and get|resulting in|(with )?the result being|result:?|answer:?)`;
const same =
  "(is|was|are|will be|would be|must be|has to be)( exactly| also| just| always)? (equal to|the same as|as much as|as many as|identical to)( (when|if|that of|the value of))?";
const is = `(,? ?(then )?(${same}|has the same value as|equals?( to)?|is|are|was|were|will be|would be|gives|give|makes|make|yields|yield|results in|result in|produces|comes to|come to|amounts to|totals|becomes|leaves|turns out to be|works out to( be)?|measures|has to be|must be|must equal|=)( exactly| only| just)? |,? ?(and )?(then )?${get} |, (equals|gives|is|makes) )`;
const find =
  "((please|can you|could you|then|now|so|and|help me|i need to|i want to|we need to) )*(what is|what's|what was|what were|what are|what would be|what must be|what could be|what will be|which is|which are|find|determine|calculate|compute|work out|figure out|tell me|name|give|state|identify|solve for|find out|discover|write down|evaluate|i need)( out)?";
const more = "(more|greater|larger|bigger|higher|longer|wider)";
const less = "(less|fewer|smaller|lower|shorter|narrower)";
const again =
  "((it|this|that|the (result|answer|number|product|sum|total|difference|quotient)|my number|this number|the new number|what you get) ?)";
const then = "((and|then|next|first|finally|after that|also|now|afterwards|lastly|and then|if|when|suppose) )*";
/** Where a step begins that may not belong to what stands right before it. */
const apart = `${then}(?<=^|[,.;:!?] ?|(?<![a-z])(?:and|then|next|finally|also|now|if|when|which) )`;
const doer = `(${somebody}('ll| will)? ?(then |next |first |now )?)?`;

const times = (by: string, of: string) => `((${by})*${of})`;
const equation = (left: string, right: string) => `equation ${left} = ${right}`;
const nothing = () => "nothing";
const plain = (written: string) => {
  const [number = ""] = /^-?\d+(?:\.\d+)?(?:\/\d+)?/.exec(written.replace(/^\$/, "")) ?? [];
  return number.includes("/") || number.startsWith("-") ? `(${number})` : number;
};
const fractions: Record<string, string> = {
  half: "1/2",
  third: "1/3",
  quarter: "1/4",
  fourth: "1/4",
  fifth: "1/5",
  sixth: "1/6",
  seventh: "1/7",
  eighth: "1/8",
  ninth: "1/9",
  tenth: "1/10",
};
const fraction = `(${Object.keys(fractions).join("|")})`;
const shareIn = (written: string) =>
  `(${fractions[Object.keys(fractions).find((word) => written.includes(word)) ?? ""]})`;
const by: Record<string, string> = {
  double: "2",
  twice: "2",
  doubled: "2",
  triple: "3",
  thrice: "3",
  tripled: "3",
  quadruple: "4",
};
const multipleIn = (written: string) =>
  Object.entries(by).find(([word]) => written.includes(word))?.[1] ?? (/half|halve/.test(written) ? "1/2" : null);

const words: Words = {
  num: [
    [`\\$?-?\\d+(\\.\\d+)?(/\\d+)?(?!\\d|\\.\\d| ?%| percent|/\\d)${unit}`, plain],
    ["one(?= (more|less|added|greater|larger|bigger|smaller|fewer|subtracted|taken)(?![a-z]))", () => "1"],
    ["(zero|nothing|0)", () => "0"],
    ["a dozen", () => "12"],
  ],
  pct: [["\\d+(\\.\\d+)?(/\\d+)? ?(%|percent|per cent)", (written) => `(${/^[\d./]+/.exec(written)?.[0]}/100)`]],
  ratio: [["\\d+ ?: ?\\d+( ?: ?\\d+)?|\\d+ to \\d+( to \\d+)?", (written) => (written.match(/\d+/g) ?? []).join(":")]],
  // What is said of a number before its name.
  mult: [
    ["(twice|double|triple|thrice|quadruple)( as (much|many|large|big|great|long|wide) as| of)?", multipleIn],
    ["(one[- ]|a |1 )?half( as (much|many|large|big|great|long|wide) as| of)?(?! (more|less))", () => "1/2"],
    [`(one[- ]|an? |1 )${fraction}( of| as (much|many|large|big|great|long|wide) as)(?! (more|less))`, shareIn],
    ["\\d+/\\d+( of| as (much|many|large|big|great|long|wide) as| times)?", (written) => plain(written)],
  ],
  part: [[fraction, shareIn]],
  // What may stand before its number without a verb: "perimeter 40".
  of: [
    [`((the|its|their|a|whose|with) )?(sum|total)( of ${those})?:?`, () => "{sum}"],
    [`((the|its|their|a|whose|with) )?difference( (of|between) ${those})?:?`, () => "{difference}"],
    [`((the|its|their|a|whose|with) )?product( of ${those})?:?`, () => "{product}"],
    [`((the|its|a|whose|with) )?perimeter( of ${box})?:?`, () => "{perimeter}"],
    [`((the|its|an?|whose|with) )?area( of ${box})?:?`, () => "{area}"],
  ],
  person: [["(?!(?:he|she|it|they|each|the)(?![a-z]))[a-z]{2,12}", (written) => `{${written}}`]],
  prefix: [
    [
      "times (as (much|many|large|big|great|long|wide) as|larger than|bigger than|greater than|longer than|more than|the size of|the value of|the length of)?",
      () => "#",
    ],
    ["times", () => "#"],
  ],
  name: [
    ["(the |a )?(rectangle|garden|field|room)'s (area)", () => "{area}"],
    ["(the |a )?(rectangle|garden|field|room)'s (perimeter)", () => "{perimeter}"],
    ["(the |a )?(rectangle|garden|field|room)'s (width|breadth)", () => "{width}"],
    ["(the |a )?(rectangle|garden|field|room)'s (length)", () => "{length}"],
    [`((the|a|their|whose) )?quotient( of ${those})?`, () => "{quotient}"],
    ["what it was( before| at first| originally| to start with)?", () => "{number}"],
    ["(my|his|her|your) (own )?(current |present )?age( now)?", () => "{number}"],
    [
      `(my |his |her )?(?!(?:it|that|he|she|who|what|here|there|the)')[a-z]{2,12}'s (current |present )?age( now)?`,
      (written) => `{${written.replace(/^(?:my|his|her) /, "").split("'")[0]}}`,
    ],
    [
      `(?!(?:it|that|he|she|who|what|here|there|the)')[a-z]{2,12}'s (number|secret number)`,
      (written) => `{${written.split("'")[0]}}`,
    ],
    ["(one|1) of (which|the pieces|them)", () => "{one}"],
    [`the (longer|longest)( one| part| piece| section)?( of ${those})?`, () => "{larger}"],
    [`the (shorter|shortest)( one| part| piece| section)?( of ${those})?`, () => "{smaller}"],
    ["one (piece|section)", () => "{one}"],
    ["the other (piece|section)", () => "{other}"],
    [`((the|a|their|whose) )?(average|mean|arithmetic mean)( of ${those})?`, () => "{average}"],
    [
      `${whose} ${sort}${kind}( (i am|i'm) thinking of| (i|you) (thought|think|started) (of|with)| i have in mind| itself)?`,
      () => "{number}",
    ],
    ["(the|its|a) (tens|ten's|first)( place)?( digit)( (of|in) (the|a|this) (2|two)[- ]digit number)?", () => "{tens}"],
    [
      "(the|its|a) (units?|ones?|one's|second|last)( place)? digit( (of|in) (the|a|this) (2|two)[- ]digit number)?",
      () => "{ones}",
    ],
    [`(an?|the|this|that|my|some) ((original|certain|given) )?(2|two)[- ]digit number`, () => "{number}"],
    [
      "the (reversed|new|resulting) number|the number (with|obtained by|formed by|you get by|when) (its|the) digits( are)? (reversed|interchanged|swapped)|the number (obtained by|formed by|you get by) (reversing|interchanging|swapping) (its|the) digits",
      () => "{reversed}",
    ],
    ["((the|a) )?sum of (its|the|both|the 2) digits( of (a|the|this) (2|two)[- ]digit number)?", () => "{digitSum}"],
    [
      "((the|a) )?product of (its|the|both|the 2) digits( of (a|the|this) (2|two)[- ]digit number)?",
      () => "{digitProduct}",
    ],
    [
      "((the|a) )?difference (of|between) (its|the|both|the 2) digits( of (a|the|this) (2|two)[- ]digit number)?",
      () => "{digitDifference}",
    ],
    ["(itself|it)(?!s|')", () => "{number}"],
    [
      `(another|the other|other|a second|a different)( one| ${kind}| part| side)?( of (them|the 2|the two))?`,
      () => "{other}",
    ],
    [
      `one( of (them|the (2 |two )?numbers|these( numbers)?|the (2|two)( numbers| parts)?)|( of the)? ${kind}| part)?(?! (more|less|third|half|fourth|fifth))`,
      () => "{one}",
    ],
    [`(the )?(first|1st)( one| ${kind}| part| integer)?( of ${those})?`, () => "{first}"],
    [`(the |a )?(second|2nd)( one| ${kind}| part)?( of ${those})?`, () => "{second}"],
    [`(the |a )?(third|3rd)( one| ${kind}| part)?( of ${those})?(?! of)`, () => "{third}"],
    [`the (fourth|4th)( one| ${kind}| part)?`, () => "{fourth}"],
    [
      `the (larger|bigger|greater|higher)( one| ${kind}| part| odd number| even number)?( of ${those})?`,
      () => "{larger}",
    ],
    [`the (smaller|lesser|lower)( one| ${kind}| part| odd number| even number)?( of ${those})?`, () => "{smaller}"],
    [
      `(the )?(largest|biggest|greatest|highest|last)( one| ${kind}| part| share| odd number| even number)?( of (${those}|all))?`,
      () => "{largest}",
    ],
    [
      `(the )?(smallest|least|lowest)( one| ${kind}| part| share| odd number| even number)?( of (${those}|all))?`,
      () => "{smallest}",
    ],
    [`the middle( one| ${kind}| odd number| even number)?`, () => "{middle}"],
    [`(my|his|her) (friend|sister|brother|teacher|mom|dad|classmate)'s (number|one)`, () => "{other}"],
    [`((the|its|their|whose|a) )?length( of (${box}|it))?`, () => "{length}"],
    [`((the|its|their|whose|a) )?(width|breadth|with(?= is))( of (${box}|it))?`, () => "{width}"],
    ["(it is|it's) (wide|broad)", () => "{width}"],
    ["(it is|it's) long", () => "{length}"],
    [`((the|its|whose|a|an) )?perimeter( of (${box}|it))?`, () => "{perimeter}"],
    [`((the|its|whose|an?) )?area( of (${box}|it))?`, () => "{area}"],
    [`((the|a|their|whose|its) )?(sum|total)( of ${those})?( together)?`, () => "{sum}"],
    [`((the|a|their|whose) )?difference( (of|between) (${those}))?`, () => "{difference}"],
    [`((the|a|their|whose) )?product( of (${those}))?`, () => "{product}"],
    [
      `((the|a) )?sum of (the|their) squares( of (${those}))?|(the )?sum of the squares of (${those})`,
      () => "{squares}",
    ],
    [
      `((the|a) )?difference (of|between) (the|their) squares( of (${those}))?|(the )?difference (of|between) the squares of (${those})`,
      () => "{squareDifference}",
    ],
  ],
};

const rules: Rules = {
  // A name with what is taken of it.
  simple: [
    ["<name>", (name) => name],
    ["<name> squared", (name) => `(${name}^2)`],
    ["(the )?square of <name>", (name) => `(${name}^2)`],
    ["(its|the number's) (double)", () => "(2*{number})"],
    ["(its|the number's) triple", () => "(3*{number})"],
    ["(its|the number's) (own )?square", () => "({number}^2)"],
    ["(its|the number's) (own )?half|half (its value|its size|of itself|itself)", () => "((1/2)*{number})"],
    ["(its|the number's) <part> part", (part) => times(part, "{number}")],
    ["(its|the number's) <part>", (part) => times(part, "{number}")],
    ["(its|the number's) reciprocal|(the )?reciprocal of (the number|itself|it)", () => "(1/{number})"],
    ["(the )?reciprocal of <name>", (of) => `(1/${of})`],
    ["<num> times its (value|size)", (n) => times(n, "{number}")],
    ["<mult> <simple>", times],
    ["(the )?<mult> <simple>", times],
    ["<num> <prefix> <simple>", (n, _, of) => times(n, of)],
    ["<pct> of <simple>", times],
  ],
  // Two or more that are joined.
  pair: [
    ["(the )?(sum|total) of <term>,? and <term>", (a, b) => `(${a}+${b})`],
    ["(the )?(sum|total) of <term>, <term>,? and <term>", (a, b, c) => `(${a}+${b}+${c})`],
    ["(the )?(sum|total) of <term>,? and <compared>", (a, b) => `(${a}+${b})`],
    ["(the )?(difference) (of|between) <term>,? and <term>", (a, b) => `(${a}-${b})`],
    ["(the )?product of <term>,? and <term>", (a, b) => `(${a}*${b})`],
    ["(the )?quotient of <term>,? (and|divided by) <num>", (a, b) => `(${a}/${b})`],
    ["(the )?square of <pair>", (of) => `(${of}^2)`],
    ["(the )?square of (the )?(sum|total) of <term>,? and <term>", (a, b) => `((${a}+${b})^2)`],
    ["<mult> <pair>", times],
    ["<num> <prefix> <pair>", (n, _, of) => times(n, of)],
    ["<pct> of <pair>", times],
    ["<num> times the quantity <simple> (plus|increased by) <num>", (n, a, b) => `(${n}*(${a}+${b}))`],
  ],
  x: [
    ["<simple>", (of) => of],
    ["<pair>", (of) => of],
  ],
  term: [
    ["<x>", (of) => of],
    ["<num>", (of) => of],
  ],
  // 5 less than twice a number.
  compared: [
    [
      `${doer}(subtracting|subtract|subtracts|subtracted|taking away|take away|taking|take|takes|took) <x> (away )?from <num>`,
      (of, n) => `(${n}-${of})`,
    ],
    ["<name> (do|did|must|should|can) (i|you|we) (multiply|times) by <num>", (of, n) => `(${of}*${n})`],
    ["<name> (do|did|must|should|can) (i|you|we) divide by <num>", (of, n) => `(${of}/${n})`],
    ["<name> (do|did|must|should|can) (i|you|we) add to <term>", (of, n) => `(${n}+${of})`],
    ["<name> (do|did|must|should|can) (i|you|we) (subtract|take away|take) from <term>", (of, n) => `(${n}-${of})`],
    ["(i|you|we) <num> times <x>", (n, of) => times(n, of)],
    [`<num> ${more} than <x>`, (n, of) => `(${of}+${n})`],
    [`<num> ${less} than <x>`, (n, of) => `(${of}-${n})`],
    ["<num> (over|above) <x>", (n, of) => `(${of}+${n})`],
    ["<num> below <x>", (n, of) => `(${of}-${n})`],
    [`<pct> ${more} than <x>`, (p, of) => `(${of}*(1+${p}))`],
    [`<pct> ${less} than <x>`, (p, of) => `(${of}*(1-${p}))`],
    ["<num> ((is|are|was) )?added to <x>", (n, of) => `(${of}+${n})`],
    ["<num> ((is|are|was) )?(subtracted|taken away|taken|deducted|removed) from <x>", (n, of) => `(${of}-${n})`],
    ["<x> ((is|are|was) )?added to <term>", (a, b) => `(${b}+${a})`],
    ["<x> ((is|are|was) )?(subtracted|taken away|taken|deducted) from <term>", (a, b) => `(${b}-${a})`],
    [`${doer}(adding|add|adds|added) <term> to <x>`, (n, of) => `(${of}+${n})`],
    [
      `${doer}(subtracting|subtract|subtracts|subtracted|taking|take|takes|took|taking away|take away|takes away|took away|deduct|deducting) <term> (away )?from <x>`,
      (n, of) => `(${of}-${n})`,
    ],
    [`${doer}(multiplying|multiply|multiplies|multiplied) <x> by <num>`, (of, n) => `(${of}*${n})`],
    [`${doer}(multiplying|multiply|multiplies|multiplied) <num> by <x>`, (n, of) => `(${of}*${n})`],
    [`${doer}(dividing|divide|divides|divided) <x> by <num>`, (of, n) => `(${of}/${n})`],
    [`${doer}(doubling|double|doubles|doubled) <x>`, (of) => `(2*${of})`],
    [`${doer}(tripling|triple|triples|tripled) <x>`, (of) => `(3*${of})`],
    [`${doer}(halving|halve|halves|halved) <x>`, (of) => `(${of}/2)`],
    ["<num> less <x>", (n, of) => `(${n}-${of})`],
  ],
  timesTail: [
    [" ((is|was) )?(times|multiplied by|timesed by) <num>", (n) => `(#*${n})`],
    [" ((is|was) )?(divided by|over) <num>", (n) => `(#/${n})`],
    [" ((is|was) )?(doubled)", () => "(#*2)"],
    [" ((is|was) )?(tripled)", () => "(#*3)"],
    [" ((is|was) )?(halved)", () => "(#/2)"],
    [" times (itself|it)", () => "(#*#)"],
    [" ((is|was) )?multiplied by (itself|it)", () => "(#*#)"],
  ],
  sumTail: [
    [" ((is|was|when) )?(plus|increased by|added to|raised by|add) <term>", (of) => `(#+${of})`],
    [
      " ((is|was) )?(minus|decreased by|reduced by|diminished by|less|lessened by|subtract|take away) <term>",
      (of) => `(#-${of})`,
    ],
    [" ((is|was) )?(increased|raised) by <pct>( of (itself|its value))?", (p) => `(#*(1+${p}))`],
    [" ((is|was) )?(decreased|reduced|diminished|lowered) by <pct>( of (itself|its value))?", (p) => `(#*(1-${p}))`],
    [" (plus|increased by) <pct> of (itself|it)", (p) => `(#*(1+${p}))`],
  ],
  sumTails: [
    ["<sumTail>", (of) => of],
    ["<sumTail><sumTails>", (a, b) => b.replaceAll("#", a)],
  ],
  // What is joined by a comma belongs to all before it.
  lateTail: [
    [",<timesTail>", (of) => of],
    [",<sumTail>", (of) => of],
    [",? (and )?(then|and)<timesTail>", (of) => of],
    [",? (and )?(then|and)<sumTail>", (of) => of],
  ],
  tails: [
    ["<timesTail>", (of) => of],
    ["<sumTails>", (of) => of],
    ["<timesTail><sumTails>", (a, b) => b.replaceAll("#", a)],
    ["<timesTail><timesTail>", (a, b) => b.replaceAll("#", a)],
  ],
  all: [
    ["<term>", (of) => of],
    ["<compared>", (of) => of],
    ["<simple><tails>", (of, tails) => tails.replaceAll("#", of)],
    ["<num><sumTail>", (of, tail) => tail.replaceAll("#", of)],
  ],
  whole: [
    ["<all>", (of) => of],
    ["<all><lateTail>", (of, tail) => tail.replaceAll("#", of)],
    ["<all><lateTail><lateTail>", (of, one, two) => two.replaceAll("#", one).replaceAll("#", of)],
  ],
  clause: [
    [`${apart}((it|this) )?((is|was) )?(multiplied|timesed) by <num>`, (n) => `step (#*${n})`],
    [`${apart}((it|this) )?((is|was) )?divided by <num>`, (n) => `step (#/${n})`],
    [`${apart}((it|this) )?((is|was) )?(increased|raised) by <num>`, (n) => `step (#+${n})`],
    [`${apart}((it|this) )?((is|was) )?(decreased|reduced|diminished|lessened) by <num>`, (n) => `step (#-${n})`],
    [`${apart}((it|this) )?((is|was) )?doubled`, () => "step (#*2)"],
    [`${apart}((it|this) )?((is|was) )?tripled`, () => "step (#*3)"],
    [`${apart}((it|this) )?((is|was) )?halved`, () => "step (#/2)"],
    ["(gives|equals|yields|makes|is|becomes|results in|produces) <whole>", (of) => `gives ${of}`],
    [`${find} (an?|the|what) ${sort}${kind} (that|which) (is|equals) <whole>`, (of) => equation("{number}", of)],
    [`(${many}) are (such that|so that|related so that)`, nothing],
    [`<x> (is|being) (greater|more|larger|bigger) than <num>(?! by)`, (a, n) => `bound ${a} > ${n}`],
    [`<x> (is|being) (less|smaller) than <num>(?! by)`, (a, n) => `bound ${n} > ${a}`],
    [`(when )?added( together| up)?,? ${those} (make|give|are|equal|total|come to) <num>`, (n) => equation("{sum}", n)],
    ["<x>(?= ?\\?)", (of) => `ask ${of}`],
    ["(how old am i|how old is (he|she)|what is my age|what is (his|her) age)( now)?", () => "ask {number}"],
    ["how old is <person>( now)?", (of) => `ask ${of}`],
    [
      `((an?|the) )?(piece of )?(rope|string|wire|ribbon|board|pipe|stick|rod|log|wood|cable|plank|thread)( that is| measuring)?,? <num>( long)? (is|was) (cut|divided|broken|split|sawn) into ${count} (pieces|parts|sections)`,
      (n) => equation("{sum}", n),
    ],
    [
      `((an?|the) )?<num>([ -]long)? (piece of )?(rope|string|wire|ribbon|board|pipe|stick|rod|log|wood|cable|plank|thread) (is|was) (cut|divided|broken|split|sawn) into ${count} (pieces|parts|sections)`,
      (n) => equation("{sum}", n),
    ],
    ["(how long is|what is the length of|find the length of) <x>", (of) => `ask ${of}`],
    [`${then}${doer}take <num> off`, (n) => `step (#-${n})`],
    [
      `(and )?(then )?${get} the same (number |result |answer |thing )?as ((when|if|for|by) )?<whole>`,
      (of) => `result ${of}`,
    ],
    [
      `${box}( (is|was|that is))? <num> ${more} than (it is |its |the )?(wide|width|broad|breadth)`,
      (n) => equation("{length}", `({width}+${n})`),
    ],
    [
      `${box}( (is|was|that is))? <num> ${less} than (it is |its |the )?(long|length)`,
      (n) => equation("{width}", `({length}-${n})`),
    ],
    ["how (wide|broad)( is it)?", () => "ask {width}"],
    ["how long( is it)?", () => "ask {length}"],
    ["<of> <num>(?=[,.;]| and | one | the |$)", equation],
    ["(a|the) (certain )?number is such that", nothing],
    [
      `<x> (must|should|has to|can|needs to) be added to <term> (to (get|give|make|obtain|produce|equal)|so that the (result|sum) is|to have a sum of|for a sum of) <whole>`,
      (a, b, c) => equation(`(${b}+${a})`, c),
    ],
    [
      `<x> (must|should|has to|can|needs to) be (subtracted|taken away|taken) from <term> (to (get|give|make|obtain|leave|produce)|so that the (result|difference) is) <whole>`,
      (a, b, c) => equation(`(${b}-${a})`, c),
    ],
    [`<whole>${is}<whole>`, equation],
    [`<x> exceeds <x> by <num>`, (a, b, n) => equation(a, `(${b}+${n})`)],
    [
      `<x> (is|are|was) (greater|larger|bigger|more|higher|longer) than <x> by <num>`,
      (a, b, n) => equation(a, `(${b}+${n})`),
    ],
    [`<x> (is|are|was) (less|smaller|lower|shorter) than <x> by <num>`, (a, b, n) => equation(a, `(${b}-${n})`)],
    [`${those} (differ|differs) by <num>`, (n) => equation("{difference}", n)],
    [`<x> and <x> differ by <num>`, (a, b, n) => equation(`(${a}-${b})`, n)],
    [
      `<x> and <x> (together )?((add|sum) (up )?to|total|make|are|equal|have a (sum|total) of) <num>( together| in total| altogether)?`,
      (a, b, n) => equation(`(${a}+${b})`, n),
    ],
    [
      `(${those} |that |which |and )?(together )?(when added( together)? )?((add|adds|added|adding|sum|sums) (up )?to( give| get| make)?|total|make|give|come to|have a (sum|total) of|with a? ?(sum|total) of|has a sum of) <num>( together| in total| altogether| in all)?`,
      (n) => equation("{sum}", n),
    ],
    [
      `(${those} |that |which |and )?(multiply (together )?(to( give| get| make)?)?|have a product of|with a? ?product of) <num>( together)?`,
      (n) => equation("{product}", n),
    ],
    [
      `(${those} |that |which |and )?(subtract to( give| get| make)?|have a difference of|with a? ?difference of) <num>`,
      (n) => equation("{difference}", n),
    ],
    [
      `(together|in total|altogether) (they|the numbers|both|it) (is|are|make|total|add up to|equal) <num>`,
      (n) => equation("{sum}", n),
    ],
    [`((a|the) )?ratio (of|between) ${those} is <ratio>`, (ratio) => `ratio ${ratio}`],
    [`${those} (are|is) in (the|a) ratio( of)? <ratio>`, (ratio) => `ratio ${ratio}`],
    [`in (the|a) ratio( of)? <ratio>`, (ratio) => `ratio ${ratio}`],
    [`((a|the) )?ratio of <x> to <x> is <ratio>`, (a, b, ratio) => `ratio ${ratio} ${a}; ${b}`],
    [
      `(divide|split|separate|break|partition|cut|share) <num> into (2|two|3|three) parts( so( that)?| such( that)?| in such a way( that)?| where)?`,
      (n) => equation("{sum}", n),
    ],
    [`<num> (is|was) (divided|split|separated|broken|cut) into (2|two|3|three) parts`, (n) => equation("{sum}", n)],
    [`${box} (is|was) <num> ${more} than <name>`, (n, of) => equation("{length}", `(${of}+${n})`)],
    [`${box} (is|was) <mult> <name>`, (by, of) => equation("{length}", `((${by})*${of})`)],
    [`${box} (is|was) (twice|2 times) as long as (it is )?wide`, () => equation("{length}", "(2*{width})")],
    [`${box} (is|was) <num> times as long as (it is )?wide`, (n) => equation("{length}", `(${n}*{width})`)],
    [`(${box} )?(has|with|having) (a )?perimeter( of)? <num>`, (n) => equation("{perimeter}", n)],
    [`(${box} )?(has|with|having) (an )?area( of)? <num>`, (n) => equation("{area}", n)],
    [`(${box} )?(has|with|having) (a )?length( of)? <whole>`, (n) => equation("{length}", n)],
    [`(${box} )?(has|with|having) (a )?width( of)? <whole>`, (n) => equation("{width}", n)],
    // What is done to a number, step by step.
    [`${then}<all>`, (of) => `start ${of}`],
    [
      `${then}${doer}(multiply|times|multiplied|multiplies|multiplying) (it|this|that|the (number|result|answer|sum|difference|total))? ?by <num>`,
      (n) => `step (#*${n})`,
    ],
    [`${apart}${doer}(times|multiply) (it )?<num>`, (n) => `step (#*${n})`],
    [
      `${then}(the (result|sum|difference|answer|number|total) |this |it )?(is|was) multiplied by <num>`,
      (n) => `step (#*${n})`,
    ],
    [
      `${then}${doer}(divide|divided|divides|dividing) (it|this|that|the (number|result|answer|sum|difference|total))? ?by <num>`,
      (n) => `step (#/${n})`,
    ],
    [
      `${then}(the (result|sum|difference|answer|number|total|product) |this |it )?(is|was) divided by <num>`,
      (n) => `step (#/${n})`,
    ],
    [`${apart}plus <num>`, (n) => `step (#+${n})`],
    [`${apart}minus <num>`, (n) => `step (#-${n})`],
    [`${then}${doer}(add|added|adds|adding) <num>( more)?( to ${again})?( on)?`, (n) => `step (#+${n})`],
    [`${then}<num> (is|was) (then )?added( to ${again})?`, (n) => `step (#+${n})`],
    [
      `${then}${doer}(subtract|subtracted|subtracts|subtracting|take away|takes away|took away|taking away|take|took|takes|taking) <num>( away)?( from ${again})?`,
      (n) => `step (#-${n})`,
    ],
    [`${then}<num> (is|was) (then )?(subtracted|taken away|taken)( from ${again})?`, (n) => `step (#-${n})`],
    [`${then}${doer}(double|doubled|doubles|doubling)( ${again})?`, () => "step (#*2)"],
    [`${then}${doer}(triple|tripled|triples|tripling)( ${again})?`, () => "step (#*3)"],
    [`${then}${doer}(halve|halved|halves|half|halving|take half of)( ${again})?`, () => "step (#/2)"],
    [`${then}${doer}(square|squared|squares|squaring)( ${again})?`, () => "step (#^2)"],
    [`(and )?(then )?${get} <whole>`, (of) => `result ${of}`],
    [`(and )?(then )?(finally )?${doer}(get|got|gets|getting|end up with|have|had) <whole>`, (of) => `result ${of}`],
    // What is asked.
    [`${find} (the value of )?<whole>`, (of) => `ask ${of}`],
    [
      `${find} (the |those |these |both |both the |all |all the |all of the |each of the |each )?((2|two|3|three|original|unknown|consecutive|4|four|five|5|odd|even|different) ){0,3}(numbers?|integers|parts|ones|of them|of the numbers)( (are|is) (they|these|those|it))?`,
      () => "ask all",
    ],
    [`${find} (they|them|these|those|it|each|both|all three|all 3|all)( (numbers|integers))?`, () => "ask all"],
    ["(what|which) number", () => "ask {number}"],
    [`(what|which) ((2|two|3|three) )?(numbers|integers)( are (they|these|those))?`, () => "ask all"],
    [
      `(what|which) number (is (it|that|this)|was (it|that)|am i thinking of|did (i|you|he|she) (think of|start with|choose|pick|have)|is the number)`,
      () => "ask {number}",
    ],
    [
      "what (is|was) it|what did (i|he|she) (think of|start with)|who am i|what number am i|what am i",
      () => "ask {number}",
    ],
    [`${find} (my|his|her|the|its) (number|age)`, () => "ask {number}"],
    [
      `${find} (its|the) (dimensions|measurements|sides|length and width|length and breadth|width and length)( of ${box})?`,
      () => "ask {length}; {width}",
    ],
    [`how long is (it|${box}|the length)`, () => "ask {length}"],
    [`how wide is (it|${box}|the width)`, () => "ask {width}"],
    [`(how big|how large) is ${box}`, () => "ask {area}"],
    [`how (many|much) is <whole>`, (of) => `ask ${of}`],
    [`${find} <x> and <x>`, (a, b) => `ask ${a}; ${b}`],
    // What only sets the scene.
    [
      `((an?|some|my|the|any) ${sort}${kind}|${many}|${row})(?=[,.:;?!]| (such|so|that|which|whose|where|with|in|add|adds|is|are|have|has|differ|multiply|total|sum))`,
      nothing,
    ],
    [
      `((there (is|are)|i have|i have got|i've got|i am thinking of|i'm thinking of|i think of|i thought of|think of|take|pick|choose|given|consider|let|suppose|start with|he thinks of|she thinks of|tom thinks of|jack thinks of) )((an?|some|my|the|any) ${sort}${kind}|${many}|${row})`,
      nothing,
    ],
    [`(?<=^|[,.;:!?] ?)(of|for) (${many}|${row})`, nothing],
    [
      `${find} (an?|some|the|what) ${sort}${kind}(?= (such|so|that|which|whose|where|if|when|with))`,
      () => "ask {number}",
    ],
    [`${find} ((2|two|3|three|4|four|the|all) )?(${many}|${row})`, () => "ask all"],
    [`((there is|for|of|in|given|suppose) )?${box}`, nothing],
    [
      `((there is|for|of|in|given|suppose|consider|i have|i am thinking of) )?(a|the) (2|two)[- ]digit number(?=[,.:;]| (has|such|with|whose|where|in which))`,
      nothing,
    ],
    [
      "(if|when) (its|the) digits are (reversed|interchanged|swapped)|(when|if|by)? ?(you |we )?(revers|interchang|swapp)(ing|e) (its|the) digits",
      nothing,
    ],
    [
      "(such that|so that|where|whose|with|which|that|such|so|if|when|suppose( that)?|given that|it is (known|given) that|assume( that)?|we know( that)?|you know( that)?|i know( that)?|then|and|but|also|while|because|for which|in which)",
      nothing,
    ],
    [
      "((the|its|all) )?(numbers?|values?|it|they) (is|are|being) (a |an )?(positive|natural|whole|an integer|integers)( numbers?| integers?)?",
      nothing,
    ],
  ],
};
const parse = grammarOf(rules, words);
const between = /(?:[\s,.;:?!]|(?:and|then|but|so|if|when|while|now|where|because|please|pls|thanks)(?![a-z'])|$)*/uy;

/** What is typed in haste, as it is meant. */
const meant: [RegExp, string][] = [
  [/(?<=what )r (?=the|they|these)/g, "are "],
  [/(?<![a-z])thats(?![a-z])|(?<![a-z])that's(?![a-z])/g, "that is"],
  [/(?<![a-z])im(?![a-z])/g, "i'm"],
  [/(?<![a-z])(?:wh?ats|wat's|wat is|wut is|whts)(?![a-z])/g, "what is"],
  [/(?<![a-z])wat(?![a-z])/g, "what"],
  [/(?<![a-z])u(?![a-z'])/g, "you"],
  [/(?<=(?:more|less|larger|bigger|greater|smaller|longer|fewer|shorter|wider) )then(?![a-z])/g, "than"],
  [/(?<![a-z])there (?=sum|product|difference|total)/g, "their "],
  [/(?<![a-z])(?:nr|num)\.?(?![a-z])/g, "number"],
  [/(?<![a-z])tims(?![a-z])/g, "times"],
  [/\s+/g, " "],
  [/ (?=[,.;:?!])/g, ""],
];

/** Words that a child may spell wrongly: what is nearly one of them is meant as it. */
const spelled =
  "number numbers another consecutive rectangle perimeter difference product quotient integer integers increased decreased multiplied divided subtract subtracted subtracting length smaller larger greater result answer multiply double triple twice together dimensions squared".split(
    " ",
  );

const others = new Set(
  "divide divides dividing increase increases decrease decreases doubled doubles tripled triples multiplies smallest largest greatest squares square halved lengths answers results subtracts subtraction integral".split(
    " ",
  ),
);

const spelling = (word: string): string =>
  others.has(word) || spelled.includes(word)
    ? word
    : (spelled.find((right) => right.length > 5 && isNearly(word, right)) ?? word);

/** One letter more, less, or other, or two that changed places. */
function isNearly(word: string, right: string): boolean {
  if (Math.abs(word.length - right.length) > 1 || word.charAt(0) !== right.charAt(0)) return false;
  let at = 0;
  while (at < word.length && word.charAt(at) === right.charAt(at)) at++;
  const [rest, restRight] = [word.slice(at), right.slice(at)];
  // An s more is another word.
  if (rest === "s" || restRight === "s") return false;
  return (
    rest.slice(1) === restRight.slice(1) ||
    rest.slice(1) === restRight ||
    rest === restRight.slice(1) ||
    (rest.charAt(0) === restRight.charAt(1) &&
      rest.charAt(1) === restRight.charAt(0) &&
      rest.slice(2) === restRight.slice(2))
  );
}

/** All ways to understand a story in English, clause by clause. */
export function clausesInEnglish(story: string): string[][] {
  const text = meant
    .reduce((rest, [said, right]) => rest.replaceAll(said, right), story)
    .replaceAll(/[a-z]{6,}/g, spelling)
    .trim();
  // My number and his are two.
  const owners = [...text.matchAll(/(?<![a-z])(my|your|his|her|our) (?:own )?(?:number|age)/g)].map(
    ([, whose]) => whose,
  );
  return new Set(owners).size > 1 ? [] : rowsOf(text, parse(text), "clause", between);
}
