import { type Aside, type Asides, above, below, between, except, inLetters, notThis, soMany } from "./aside.ts";
import { besideAlgebraInEnglish } from "./beside-algebra.ts";
import { inUnit } from "./measured.ts";
import { englishRemarks } from "./remarks.ts";

/** Words of "AMC 8 style", "an ancient Chinese puzzle", "grade 7 homework": a label has no others. */
const labelWords =
  "an?|the|this|my|our|your|his|her|from|in|for|of|by|old|new|ancient|chinese|greek|indian|classic|classical|famous|quick|easy|hard|fun|bonus|extra|credit|challenge|challenging|tricky|contest|contests|competition|olympiad|amc|mathcounts|aime|ukmt|kangaroo|sat|gcse|igcse|ks3|moems|grade|grader|year|style|type|practice|practise|warm|up|warmup|review|revision|quiz|test|exam|midterm|final|finals|worksheet|sheet|homework|hw|assignment|textbook|workbook|book|chapter|unit|lesson|section|page|problem|question|puzzle|riddle|exercise|task|item|brain|brainteaser|teaser|mental|math|maths|mathematics|algebra|arithmetic|theory|training|sample|mock|past|paper|prep|classwork|school|middle|junior|high|daily|weekly|kid'?s|kids|daughter'?s|son'?s|child'?s|teacher'?s|sister'?s|brother'?s|today'?s|yesterday'?s|tomorrow'?s|number theory|no|nr|q|ex|pre|fill|blank|short|answer|multiple|choice|oral|drill";
const label = `(?=[^:-]*[a-z]{2})(?![^:]*:.*[a-z] ?\\d+ ?:)(?:(?:${labelWords})[ .-]{1,2}|[#(]?\\d{1,4}(?:th|st|nd|rd)?[)]?[ -]+){0,6}(?:(?:${labelWords})|[#]?\\d{1,4})`;

/** How an answer is written: nothing in which another one would be right. */
const form =
  "(?:(?:an?|its|the|simplified|reduced|single|proper|improper|common|exact|mixed|simplest|lowest|possible|interval|simplest-form|radical|surd|index|exponential|slope-intercept|terms?|form|notation|fractions?|numbers?|numerals?|integer|whole|inequality|equation|ordered|pairs?|list|in|of|roots?|surds?|radicals?|π|pi|exponents|variables?|x|y|n) ?)+";
const it =
  "(?:it|them|that|this|(?:your |the |each |every |all |any |my )?(?:final )?(?:answers?|results?|solutions?|roots?))";
const softly = "(?:please |pls |plz |and |but |so |just |btw |also |oh |ps |note:? |only |simply |ok |or |well )*";
const person =
  "(?:my |the |our )?(?:math |maths )?(?:teacher|mom|mum|dad|friend|book|textbook|answer key|key|brother|sister|tutor|classmate|calculator|kid|son|daughter|cousin|answers? (?:page|sheet|in the back))";
const purpose =
  "(?:for|in|on|from) (?:my|his|her|our|their|the|a) (?:[a-z]+(?:'s)? )?(?:homework|hw|worksheet|test|quiz|exam|class|lesson|project|assignment|workbook|textbook|book|report|kid|son|daughter|student|students)";
const doubt =
  "(?:but|and|though) (?:(?:i'?m|im|he'?s|she'?s|we'?re|is|am) not sure|(?:it'?s|its|that'?s|it is|that was|it was|it got) (?:marked )?(?:as )?(?:wrong|not right)|(?:that|this|it) (?:seems|looks|feels|is) (?:wrong|off|weird)|(?:the|my|his|her|our) (?:book|teacher|answer key|key|textbook|friend|app|website|calculator) (?:says?|said|has|got|gets|disagrees|marked it wrong)(?: it'?s| that it'?s)?(?: -?[\\d/.]{1,8})?)";
const theirs = "(?:i|we|you|he|she|they|my son|my daughter|my kid|the student|students|one)";
const method =
  "(?:the )?(?:quadratic formula|completing the square|factoring|factorising|factorizing|substitution|elimination|long division|euclid(?:ean|'s)? algorithm|euclid|prime factori[sz]ations?|chinese remainder theorem|crt|vieta'?s?(?: formulas?| theorem)?|foil|difference of (?:two )?squares|sieve(?: of eratosthenes)?|synthetic division|modular arithmetic|fermat'?s little theorem|the lattice method|factor trees?|a factor tree|trial division|pattern spotting|the ac method)";
const number =
  "(?:an? |the |one |your |that |which )?(?:single )?(?:number|integer|whole number|residue|value|remainder)";
const span = "(?:from|between) (?<from>-?\\d{1,6}) (?:to|and|through|up to) (?<to>-?\\d{1,6})(?: inclusive)?";

/** What may follow a question without a comma, too. */
const behind: Aside[] = [
  // How it is written.
  {
    form: `(?:give|tell|write|leave|express|state|put|show|type|enter|report|keep|have|need|want)(?: me)? ${it}(?: fully| completely)? (?:as|in|using|with) ${form}`,
  },
  { form: purpose },
  { form: "without (?:using )?(?:a |your |the )?calculators?" },
  { form: "(?:real quick|really quick|right now|rn|for me|if you (?:can|could)|if possible)" },
  // How much of it is told.
  {
    form: "(?:list|find|give|name|show|write(?: down)?|get|want|need)(?: me)? (?:every(?: single)? one|them all|all of them|each(?: one)?|all (?:the )?(?:solutions|possibilities|answers|values)|every (?:solution|possibility|answer|value))(?: of them)?",
    held: () => ({ kind: "listed" }),
  },
  { form: "all of (?:them|em)", held: () => ({ kind: "listed" }) },
  {
    form: "(?:what(?:'?s| is) (?:the|my|your) (?:final )?answer|what answer (?:do|should|would|will) (?:i|you|we|u) get)",
  },
  {
    form: "(?:(?:answer|say|reply|tell me|write|a) )?(?:with )?(?:yes or no|yes\\/no|y\\/n|y or n|yes or not)(?: answer)?(?: will do| is enough| is fine)?",
    held: () => ({ kind: "yes-no" }),
  },
];

const tuple = "\\((?<first>[a-z]), ?(?<second>[a-z])(?:, ?(?<third>[a-z]))?\\)";

const clauses: Aside[] = [
  ...behind,
  ...englishRemarks,
  ...besideAlgebraInEnglish,
  // "Give (x, y)", "answer as an ordered pair (x, y)"
  {
    form: `(?:(?:give|find|write|state|report|list|express|put|enter|type|answer|want|need)(?: me)?|what(?:'?s| is))?(?: ?(?:${it}|answer|solution|point))?(?: ?(?:as|in|with))?(?: ?(?:an?|the))?(?: ?ordered)?(?: ?(?:pairs?|triples?|points?))?(?: ?(?:form|of the form|like))?:? ?${tuple}(?: form)?`,
    held: inLetters,
  },
  {
    form: "(?:there )?(?:should|must|has to|have to|are|will|are supposed to|r)? ?(?:be )?(?<count>two|three|2|3) (?:different |possible |real |correct )*(?:answers|solutions|roots|values|possibilities)(?: i think| right)?",
    held: soMany,
  },
  {
    form: "(?:you (?:can|may) )?(?:assume|assuming|given|where|for|with|provided|suppose|when|here|as long as|if|note)?(?: that)? ?[a-z] ?(?:≠|!=|\\\\neq?|is not|isn'?t|(?:does|do) not equal|(?:is )?not equal to|can'?t be|cannot be) ?(?<value>-?\\d{1,4})(?:/(?<below>[1-9]\\d{0,3}))?",
    held: except,
  },
  { form: "(?:only )?(?:the )?positive (?:factors|divisors)(?: only)?" },
  {
    form: "(?:only )?(?:positive|natural|counting) (?:whole )?(?:numbers|integers)(?: only)?",
    held: () => ({ kind: "positive" }),
  },
  {
    form: "(?:write|give|put|leave|express|answer)(?: it| the answer| your answer)?(?: like| as| in the form| as in)? [2-9]\\d{0,2}\\^(?:something|whatever|n|k|m|x|a number)",
    held: () => ({ kind: "power" }),
  },
  {
    form: "(?:as )?(?:an? )?(?:exact |improper |simplified )?(?:fraction|mixed number)s?(?: please| pls| preferred| is fine| needed)",
  },
  { form: "(?:and |so )?(?:just )?not [fgh]\\([^,;?.!]{1,20}\\)" },
  { form: "(?:please )?(?:solve|answer) (?:it|this|that)" },
  {
    form: "(?:an?|it'?s|it is|this is)?(?: an?)? ?(?:ordinary |regular |normal |usual |standard |plain )*(?:base[ -]?(?:ten|10)|decimal) number",
  },
  inUnit,
  { form: `(?:as|in) (?=a |an |its |the |simpl|low|exact|mixed|improper|reduced|radical|surd)${form}` },
  { form: `${it} (?:as|in|should be(?: written)?(?: as| in)?|must be(?: written)?(?: as| in)) ${form}` },
  { form: `(?:simplify|reduce) ${it}(?: fully| completely| all the way| as much as (?:possible|you can))?` },
  { form: "(?:simplify|reduce)(?: fully| completely)?(?: if (?:possible|you can|needed|necessary))?" },
  {
    form: "(?:give|write|show)(?: me)? (?:the )?(?:expression|formula|number|answer|value)(?: in x| in n| only| itself)?",
  },
  {
    form: "(?:give|write|show|want|need)(?: me)? (?:the )?[xyn](?: |-)?values?(?: only)?",
    held: () => ({ kind: "one" }),
  },
  { form: "(?:the )?(?:number|answer|result)s?(?: only)?" },
  {
    form: "no (?:work|working|explanation|steps?|decimals?|rounding|calculators?|calc)(?: needed| necessary| required| allowed| please)?",
  },
  { form: "(?:exact|full|simplified) answers?(?: only)?" },
  { form: "if (?:possible|you can|u can)" },
  {
    form: "(?:then )?(?:show|explain)(?: me)? (?:your|ur|the|all|how) (?:work|working|steps?|reasoning|(?:you|u) (?:did|do|got|solved|found)(?: (?:it|that|this))?)",
  },
  {
    form: "(?:don'?t|dont|do not|no|without) (?:use |using )?(?:decimals?|a calculator|calculators?|rounding|fractions)",
  },
  {
    form: "(?:be )?(?:careful|watch out)(?: (?:with|for|about|of|the|signs?|minus|negative|negatives|order|here|it|this|your))*",
  },
  { form: "(?:use|using|work(?:ing)?|think) (?:in )?mod(?:ulo)? \\d{1,3}" },
  {
    form: "(?:write|give|put)(?: me)? (?:it|the (?:number|answer|result)) (?:in|as) (?:a )?(?:binary|base (?:two|2)|decimal form|digits)",
  },
  {
    form: `(?:but )?${person} (?:says?|said|thinks?|insists)(?: (?:that|it'?s|its|it is|the answer is|we get|it's about))* ?[-\\d/.]{1,12}(?: (?:but|and) i (?:don'?t|dont|do not|can'?t) (?:see|know|get|understand|agree)(?: (?:why|how|it|that|with it))*)?`,
  },
  { form: "(?:explain|justify)(?: (?:why|how|briefly|your answer|it|please))*" },
  {
    form: "(?:list(?:ed)? (?:them )?|write (?:them )?|put (?:them )?|give (?:them )?|with )?(?:the )?(?:from )?(?:smallest|least|smaller|lowest|low|small|largest|biggest|greatest|larger|bigger|big|highest)(?: one| number| value)?(?: first| to (?:largest|greatest|biggest|larger|highest|high|big|smallest|least|lowest|small))",
    held: () => ({ kind: "listed" }),
  },
  {
    form: "(?:list|write|put|give|show)?(?: them| your answers| the answers)? ?in (?:any |ascending |increasing |descending |decreasing |numerical |the right )?order",
    held: () => ({ kind: "listed" }),
  },
  { form: "round(?:ed)? (?:it )?(?:only )?if (?:you|u|we|i)?(?: have| need)?(?: to| necessary| needed)?" },
  {
    form: "(?:you|u|we) (?:don'?t|dont|do not|needn'?t) (?:need|have) to (?:compute|calculate|simplify|work (?:it|them) out|solve|find|show)(?: (?:it|them|the numbers|them out|everything|all of it|work|your work|how))*",
  },
  {
    form: "(?:the |my |our )?(?:teacher|book|textbook|video|tutor) (?:didn'?t|didnt|did not|doesn'?t|doesnt|never) (?:explain|say|show|tell)(?: (?:it|this|how|us|me|why|well|very|to|do|clearly|at|all)){0,5}",
  },
  {
    form: "i (?:keep|kept) (?:getting|doing) (?:it|this|them|that|these)?(?: )?(?:wrong|mixed up|a different answer|something else|stuck)",
  },
  {
    form: "i(?:'?m| am)? (?:not sure|unsure|don'?t know|dont know|no idea|dunno)(?: (?:how|what|where|to|do|start|which|formula|rule|about|this|one|the|method|use|if|i|should|it|is)){0,7}",
  },
  {
    form: `(?:and )?what (?:(?:will|would|should|could|must) ${theirs} (?:get|have|write|put|find|answer)(?: as (?:the|an|his|her|their) answer)?|(?:should|would|will|could) (?:my|his|her|their|our|the) (?:final )?(?:answer|result|solution) (?:be|look like)|(?:is|are|was|'?s) (?:the|my|his|her|their) (?:final |correct |right |exact )?(?:result|answer)s?|do ${theirs} get|does (?:he|she) get|does (?:it|this|that) (?:equal|come to|come out to|make|give))`,
  },
  {
    form: "(?:choose|select|pick|circle|mark|tick) (?:the |one )?(?:correct|right|best)? ?(?:answer|option|choice|one|letter)",
  },
  { form: "if (?:it'?s|it is|that'?s) (?:not too much (?:trouble|bother|to ask)|ok|okay|possible)" },
  {
    form: `${theirs} (?:always )?(?:thought|said|guessed) (?:yes|no|so|it was|it is|it isn'?t)(?: but .{0,30} (?:said|says|thinks) (?:yes|no|so|otherwise))?`,
  },
  { form: "(?:the )?(?:correct |right )?answer (?:is|was) (?:supposed to be|apparently|said to be) -?[\\d/.]{1,12}" },
  // What is not meant, beside what is.
  {
    form: "(?:just )?not (?:the )?(?:domain|range|parallel|perpendicular|sums?|products?|differences?|slope|position|index|gcd|gcf|lcm|median|mean|mode|area|perimeter|quotient|remainder|exponent|radius|diameter)(?: ones?)?",
  },
  {
    form: "(?:not which(?: ones?)?,? (?:just|only|but) how many|(?:just|only) how many,? not which(?: ones?)?)",
  },
  {
    form: "(?:the )?(?:term|number|value|prime|digit)s? (?:itself|themselves),? (?:and )?not (?:its|the|their) (?:position|place|index|count)s?",
  },
  { form: "(?:just the digits|digits only|exact answers?,? no decimals)" },
  {
    form: "(?:watch out|look out|check|beware|careful)(?: for| of| with)? (?:roots?|solutions?|answers?) that (?:do not|don'?t|dont) (?:really |actually )?work",
  },
  // What was tried.
  {
    form: `${theirs} (?:(?:tried(?: it)?|worked it out|did it|solved it) (?:and|but) (?:only |just )?(?:got|get|found)|(?:just |always |still )?(?:keeps? (?:on )?getting|kept getting)|(?:came|come|comes) up with|calculated)(?: an answer of| the answer)? -?[\\d/.]{1,8}(?: (?:each|every) time| again| instead)?(?: ${doubt})?`,
  },
  { form: `${theirs} (?:gets?|got|have|has|found)(?: an answer of| the answer)? -?[\\d/.]{1,8} ${doubt}` },
  { form: `(?:my|his|her|our) (?:first )?(?:answer|result|guess) (?:was|is|of) -?[\\d/.]{1,8}(?: ${doubt})?` },
  {
    form: `(?:but |and )(?:the|my|his|her|our) (?:book|teacher|answer key|key|textbook|friend|app|website|calculator|sheet) (?:says?|said|has|got|gets|shows?) (?:it'?s |it is |that it'?s )?-?[\\d/.]{1,8}`,
  },
  // What it is like.
  {
    form: `${it}? ?(?:should be |must be |has to be |have to be |will be |is |needs to be )?(?:${number} )?${span}`,
    held: between,
  },
  {
    form: `(?:give|use|take|pick|choose|write|want|need)(?: me)? ${it}? ?(?:as )?(?:${number} )?${span}`,
    held: between,
  },
  { form: `${number} ${span}`, held: between },
  { form: `(?:with |take |where |so |for |choose )?[a-z] ${span}`, held: between },
  {
    form: `(?:the )?answers? (?:is|are|should be|must be|has to be) (?:an? )?(?:integers?|whole numbers?)`,
    held: () => ({ kind: "whole" }),
  },
  { form: `(?:the )?answers? (?:is|are|should be|must be|has to be) positive`, held: () => ({ kind: "positive" }) },
  {
    form: "(?:it'?s |it is |the (?:number|answer) is |the number |the answer |that is |but )*(?:greater|bigger|larger|more|higher) than (?<than>\\d{1,6})",
    held: above,
  },
  {
    form: "(?:it'?s |it is |the (?:number|answer) is |the number |the answer |that is |but )*(?:less|smaller|lower) than (?<than>\\d{1,6})",
    held: below,
  },
  {
    form: "only one(?: of (?:them|these|those))?(?: is(?: right)?| works)?",
    held: () => ({ kind: "how-many", count: 1 }),
  },
  { form: "(?:list|name|give) all", held: () => ({ kind: "listed" }) },
  { form: "not (?<value>\\d{1,6}) itself", held: notThis },
  {
    form: "(?:there(?:'?s| is| are| r| should be)|i (?:found|got|count)) (?:only |just |exactly )?(?<count>one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})(?: of (?:them|these|those))(?: in all| altogether| total)?",
    held: soMany,
  },
  { form: "there(?:'?s| is) (?:only|just|exactly) (?<count>one)", held: soMany },
  {
    form: "(?:don'?t|dont|do not|you don'?t have to|no need to) (?:solve|find|work out|compute)(?: (?:for|the|equation|it|[xyn]))*",
  },
  {
    form: "(?:explain|compare|do it|try it|work) (?:with|using|by) (?:a |the )?(?:common denominators?|number line|table|picture|diagram|cross multiplication|cross multiplying)",
  },
  { form: "(?:as )?(?:quickly|fast|short|simply|clearly|briefly)(?: as possible| if possible| please)?" },
  { form: "(?:watch|mind|check) (?:the |your |out for the )*(?:signs?|minus|order|units|brackets)" },
  {
    form: "it (?:says|said|tells me|wants me) to (?:use )?(?:factor|complete the square|use the formula|simplify|substitute|eliminate)(?: first)?",
  },
  // What was tried, and what others say.
  { form: "(?:but |and )?why(?: not| so| is that)?" },
  {
    form: "(?:i (?:know|think|believe|guess|bet|feel like) )?(?:that )?(?:(?:my|the|our) (?:answer|result) (?:was|is|came out (?:as|to)|should be)|i think (?:it'?s|it is)) -?[\\d/.]{1,12}(?: (?:but|and) (?:why|how|idk why|i'?m not sure(?: why)?|im not sure(?: why)?|i don'?t know why|i'?m stuck))?",
  },
  {
    form: "(?:don'?t|dont|do not|never) forget (?:the |your |about |to )*(?:x|units?|minus(?: signs?)?|signs?|plus or minus|both (?:answers|roots|solutions)|check|negative (?:one|root|solution)|brackets?|constant|exponents?)",
  },
  {
    form: "(?:think|thinking) (?:about|of|in terms of) (?:the )?(?:factors?|powers?|multiples?|number|remainders?|patterns?|cycles?)(?: of \\d{1,4})?",
  },
  {
    form: "there (?:must|has to|should) be a (?:trick|shortcut|pattern|formula|faster way|quick way|better way)(?: (?:to|for|do|this|it))*",
  },
  { form: "(?:patterns?|hints?|any method|explanations?|steps?) (?:are |is )?(?:welcome|appreciated|ok|fine)" },
  {
    form: `(?:(?:i|we)(?: only| just| keep| kept)? (?:got|get|found|find|getting|have) [^a-z.?!;,]{1,20} (?:but|and|though) )?${person} (?:says?|said|thinks?|claims?|told me)(?: that)? there(?:'?s| is| are| r| should be| must be)(?: only| exactly)? (?<count>one|two|three|[1-4])(?: different)? (?:answers?|solutions?|roots?)`,
    held: soMany,
  },
  {
    form: `${person} (?:says?|said|told (?:me|us)|wants (?:me|us)) (?:to |we should |i should |we need to |we have to )?(?:use|try|do it by|do it with|solve (?:it )?by) ${method}`,
  },
  { form: `(?:i think )?(?:use|using|try|by|with|via|through) ${method}(?: please)?` },
  {
    form: "without (?:actually |really )?(?:computing|calculating|multiplying|dividing|solving|working|using a calculator|a calculator|calculator|listing|expanding|adding|evaluating)(?: (?:it|them|out|all|everything|anything|the|product|sum|whole|thing|power|powers|number|numbers|up|each|one)){0,5}",
  },
  {
    form: "i (?:always |keep |kept |still )?(?:forgot|forget|mess|messing|messed|don'?t remember|dont remember|cant remember|can't remember)(?: (?:how|to|do|up|this|these|it|them|the|rule|rules|formula|method|works?|trick|what|it's|its|called|with|one|ones)){0,6}",
  },
  {
    form: "(?:i )?(?:have|got|theres|there's|there is) (?:a |an |my )?(?:test|quiz|exam|final|midterm)(?: (?:tomorrow|tmrw|tmr|today|on|monday|tuesday|wednesday|thursday|friday|soon|this|next|week)){0,3}",
  },
  {
    form: "(?:test|quiz|exam|homework|hw|its|it's|it is)?(?: is)? ?due (?:tomorrow|tmrw|tmr|today|tonight|soon|monday|friday)",
  },
  {
    form: "(?:i'?m |im |i am |was |been )?(?:so |really |very |super )?(?:bad|terrible|stuck|confused|lost|slow)(?: (?:at|on|with|by|in|this|these|it|math|maths|fractions|algebra|for|an|hour|hours|ages|half|one|ones|them)){0,6}",
  },
  {
    form: "(?:i )?(?:hate|love|like) (?:math|maths|algebra|fractions|word problems|factoring|primes|these|this|number theory)(?: (?:so much|lol|stuff|problems?|ones))*",
  },
  {
    form: "we (?:just |only )?(?:started|learned|learnt|did|had) (?:this|these|it|them|that)(?: (?:in class|today|yesterday|last|this|week|month|year)){0,3}",
  },
  {
    form: "(?:it'?s|its|this is|that'?s|thats) (?:a |an )?(?:trick question|trick|hard one|tricky one|fun one|easy one|classic|killing me|driving me (?:nuts|crazy|mad))",
  },
  { form: "(?:i )?(?:can'?t|cant|cannot) (?:use|have) (?:a |my )?calculators?" },
  { form: "(?:hint|tip)s?:? (?:would be nice|please|welcome)" },
  {
    form: "(?:a |any )?(?:quick|fast|easy|short|clever|smart|neat|nice) (?:way|trick|method)s?(?: (?:to do (?:it|this)|please))*",
  },
  {
    form: "is there (?:a |an |any )?(?:quick|quicker|fast|faster|easy|easier|short|shorter|clever|smart|neat)(?:er)? (?:way|trick|method)(?: (?:to do (?:it|this)|for this))*",
  },
  {
    form: "(?:if i'?m not mistaken|to be clear|just checking|just curious|just wondering|for fun|for practice|as a warm-?up|in case it matters|no rush|any method(?: is)?(?: ok| fine)?|any way is fine|urgent|asap)",
  },
];

/** "Add and give the answer in lowest terms: 5/6 + 3/8" */
const task = `(?:add|subtract|multiply|divide|compute|calculate|evaluate|work (?:it|this|these) out|work out|find|solve|simplify|do)(?: (?:it|this|these|the following))?,?(?: and| then| and then)? (?:give|write|express|leave|put|state|show|simplify|reduce)(?: ${it})?(?: ?(?:as|in|to) ${form})?`;

export const english: Asides = {
  labels: [
    label,
    task,
    "without (?:computing|calculating|multiplying|working)(?: (?:it|anything|everything|them|out)){0,2}",
  ],
  clauses: clauses.map(({ form: said, ...rest }) => ({
    form: `${softly}${said}(?: please| pls+| plz| thanks| thx| ty| lol| tho| though| ok| haha)*`,
    ...rest,
  })),
  tails: [{ form: `(?:by|using|with|via) ${method}` }, ...behind, inUnit].map(({ form: said, ...rest }) => ({
    form: `(?:and |but )?${said}(?: please| pls| thanks)?`,
    ...rest,
  })),
};

/** "Use the quadratic formula to find …": by whatever way it is found, it is the same. */
export const englishWay = new RegExp(
  `^\\s*(?:please )?(?:use|using|by|with|apply|try)(?: using)? ${method},? (?:to )?(?=(?:find|solve|factor|determine|calculate|compute|evaluate|get|work out)\\b)`,
  "i",
);

/** "(odd numbers are 1, 3, 5, …)", "(base two means binary)", "(slope = m)": what a word means, which it means anyway. */
export const englishDefinition = new RegExp(
  [
    "^(?:odd numbers? (?:are|like|=|means?) 1, ?3|even numbers? (?:are|like|=|means?) 2, ?4|prime numbers? (?:are|like|=|means?) 2, ?3, ?5|(?:perfect )?squares? (?:numbers? )?(?:are|like|=|means?) 1, ?4|triangular numbers? (?:are|like|=|means?) 1, ?3)",
    "^(?:relatively prime|co-?prime|mutually prime) ?(?:=|means|is|are|:)(?!.*[02-9])",
    "^(?:gcd|gcf|hcf|lcm) ?(?:=|means|is|stands for|:)(?!.*\\d)",
    "^(?!.*\\b(?:not|no|only|count|counts|include|includes|exclude|allowed|except|without|left)\\b)[a-z]{3,}(?: [a-z]{3,}){0,3} (?:means|mean|stands for|stand for|is short for|is another (?:word|name) for) ",
    "^[a-z]{3,12} = [a-z]$",
  ].join("|"),
  "i",
);
/** "(like 121 or 484)", "(i.e. the last digit)": examples, and the same in other words. */
export const englishExample =
  /^(?:like|such as|for example|for instance|e\.?g\.?|i\.?e\.?|for eg|ex:|example:|hint:|note:|think) ?[:,]? |^(?:[a-z]+ )?factorial$/i;
