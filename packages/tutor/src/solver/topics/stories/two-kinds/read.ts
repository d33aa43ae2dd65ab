import { q } from "@dripstone/checker/mathematics";
import type { Question } from "../../../question.ts";
import { numbersOf, sole } from "../../../stories/facts.ts";
import { foldStory } from "../../../stories/fold.ts";
import { type Fact, type Frames, storyReader } from "../../../stories/frames.ts";
import { twoKindsInPieces } from "./in-pieces.ts";
import { type Kind, kinds, type TwoKinds } from "./kinds.ts";

const animal =
  "(chickens|rabbits|bunnies|cows|pigs|ducks|goats|sheep|horses|hens|dogs|ostriches|geese|birds|cranes|turtles|cats|spiders|dragonflies|beetles|ants|bicycles|bikes|motorcycles|motorbikes|tricycles|cars)";
const animalCh =
  "(小鸡|鸡|鸭|兔子|兔|山羊|羊|牛|猪|马|狗|鸵鸟|鹅|小鸟|鸟|仙鹤|鹤|乌龟|龟|猫|蜘蛛|蜻蜓|甲虫|蚂蚁|自行车|单车|两轮摩托车|摩托车|三轮车|小汽车|汽车|小轿车|轿车)";
const m = "(只|头|个|辆|条|匹|张|枚)?";
const coin = "(pennies|nickels|dimes|quarters)";

const frames: Frames = {
  pair: [
    `(all |some |either |only )?(?<word_one>${animal}) (and|or) (?<word_other>${animal})`,
    `<~>(has|have|are|were|sees|saw|counts|counted|keeps|raises|only|full of|contains|owns|of) ?(only |some |both )?(?<word_one>${animal}) and (?<word_other>${animal})<~.>`,
    `<~>(?<word_one>${animalCh})(和|与|、|,)(?<word_other>${animalCh})(同笼)?`,
    `<~>(?<word_one>${animalCh})(和|与|、)(?<word_other>${animalCh})(一?共|总共)(有)?<heads>${m}`,
    `<~>?(?<word_one>${animalCh})(?<word_other>${animalCh})(同笼|共)?(一?共)?(有)?<heads>${m}(?!脚|腿|轮)`,
    `<~> ?<heads> (?<word_one>${animal}) and (?<word_other>${animal})( in all| altogether| in total)?<~.>`,
    `<~> ?(?<word_one>${animal}) and (?<word_other>${animal})<~> ?<heads> (heads|animals|vehicles)( (in all|altogether|in total))?`,
    `[(a|the) farm(er)? has ][there are ][some ](?<word_one>${animal}) and (?<word_other>${animal})( (in|on) (a|the) (farm|cage|barn|yard|field))?`,
    `(a|the) (farm|farmer|cage|barn) (has|raises|keeps|contains)( only)? (?<word_one>${animal}) and (?<word_other>${animal})`,
    "(今有|一个)?(?<word_one>鸡)(?<word_other>兔)(同笼|同在一个笼子里)",
    "(笼子里|笼中|笼里|笼子中)?有?(若干只)?(?<word_one>鸡|鸭)和(?<word_other>兔子|兔|羊)(同笼)?(若干只)?",
  ],
  coins: [
    `(there are|<_:word> has|i have|i got) <heads> coins<~>,?( and they are| they are)?( all)?( either)? (?<word_one>${coin}) (and|or) (?<word_other>${coin})`,
    `(<_:word>|i|a jar|a bank|a piggy bank) (has|have|contains|holds) <heads> coins,?( that are| which are)?( all| in)?( either)?( of)? (?<word_one>${coin}) (and|or) (?<word_other>${coin})`,
    `(<_:word>|i) (has|have) <heads> (?<word_one>${coin}) and (?<word_other>${coin})`,
  ],
  notes: [
    "(小明|小红|小华|小刚|妈妈|爸爸)?有<one>和<other>的?(人民币|纸币|硬币|钞票|邮票)(一?共)<heads>(张|枚)",
    "(小明|小红|小华|小刚|小丽|妈妈|爸爸|<_:noun>)有?<one>(和|与)<other>的?(人民币|纸币|硬币|钞票|邮票)(一?共)<heads>(张|枚)",
    "<one>和<other>的?(人民币|纸币|硬币|钞票|邮票)(一?共)(有)?<heads>(张|枚)",
  ],
  tickets: [
    "(tickets<~> ?)?(cost|costs|are|were|sold for|sell for)? ?<one>( each)? (for|per) (an? )?<x:noun>( each)?(,? and|,|,? but) <other>( each)? (for|per) (an? )?<y:noun>",
    "<x:noun>( tickets?)? (cost|costs|are|were|sell for|sold for|pay|paid|is|was) <one>( each)?(,| and|, and|,? while| but) <y:noun>( tickets?)?( cost| costs| are| were| sell for| sold for| pay| paid| is| was)? <other>( each)?",
    "(<~>)?(?<word_x>成人|大人|儿童|学生|小孩|老人|普通|半价|全价|甲种|一等|单人|日场)票(的价格|价)?(是|为)?每张<one>,?(<~>)?(?<word_y>成人|大人|儿童|学生|小孩|老人|普通|半价|全价|乙种|二等|双人|夜场)票(的价格|价)?(是|为)?每张<other>",
    "(<~>)?(?<word_x>成人|大人|儿童|学生|小孩|老人|普通|半价|全价|甲种|一等|单人|日场)票<one>(一|1|每)张,?(<~>)?(?<word_y>成人|大人|儿童|学生|小孩|老人|普通|半价|全价|乙种|二等|双人|夜场)票<other>(一|1|每)张",
    "adult tickets( cost| are| sell for)? <one>( each)?( and|,)?( and)? (child|children's|student|kids'|children) tickets( cost| are| sell for)? <other>( each)?",
  ],
  heads: [
    "there are <heads> (heads|animals|vehicles|bugs|insects|creatures)<~.>",
    "(if )?<heads> (tickets|people|bugs|insects|creatures|birds|persons|visitors|guests)( (total|in all|altogether|in total))?<~.>",
    "(if )?<heads> tickets (were|are) sold for( a total of)? <feet>",
    "<~>(一?共|总共)(卖出|售出|卖了|来了|去了)(了)?<heads>(张|人|名)(票)?",
    "(there )?(are|were) <heads> (people|tickets|persons|visitors|guests)<~.>",
    "<~> ?(sold|bought)<~> ?<heads> tickets<~.>",
    "<~> ?<heads> (heads|animals|vehicles)( (in all|altogether|in total|total))?",
    "(从上面(数|看),?|上有|上面有|一?共|总共|数一数){0,2}(有)?<heads>个?头",
    "<~>(一?共|总共)(有)?<heads>(辆|只)(车)?",
    "[there are |they have |with ][a total of ]<heads> (heads|animals)( in all| altogether| in total| total)?",
    "(从上面数,?)?(一?共)?(有)?<heads>个?头",
    "(鸡兔|它们)?(一?共)(有)?<heads>只",
    "(a total of )?<heads> tickets were sold",
    "(the theater|the school|a theater|a school|they) sold( a total of)? <heads> tickets",
  ],
  feet: [
    "(一?共|总共)?收(到|了|得)?<feet>",
    "(and )?<~>(made|make|collected|took in|take in|raise|raised|earned|paid|spent|brought in|received|total|cost|sales (were|was)|for)( a total of)? <feet><~.>",
    "(一?共|总共)?(收入|收款|卖得|得款|票款|收了|卖了|花了|付了|票价)(共|一共|是|为)?<feet>",
    "(and )?<~> ?<feet> (legs|feet|wheels)( (in all|altogether|in total|total))?",
    "(and )?<feet> (legs|feet|wheels)( (in all|altogether|in total|total))?",
    "(从下面(数|看),?|下有|下面有|一?共|总共|数一数|它们|脚|腿|轮子){0,2}(共|有)?<feet>(只|条|个)?(脚|腿|轮子|轮)",
    "(which|that)( all)? (are|is) worth <feet>( in all| in total| altogether| all together)?",
    "(all )?(together )?(worth|totaling|makes|make|making) <feet>( altogether| in all| in total| all together)?",
    "(and )?[there are |they have |with ][a total of ]<feet> (legs|feet)( in all| altogether| in total| total)?",
    "(从下面数,?)?(一?共)?(有)?<feet>(只|条|个)?(脚|腿)",
    "(the coins |the coins are |they are |which are |that are |his coins are |her coins are )?(worth|totaling|total|with a total value of|have a total value of|with a value of)( a total of)? <feet>",
    "(the )?total value( of the coins)? is <feet>",
    "(总共|一?共|合计|总值|总面值|面值共|总钱数)(是|为|有|计)?<feet>",
    "(for|and|collected|raised|made)( a total of)? <feet>( was collected| were collected)?( in all| in total)?",
  ],
  each: [
    `(问|求)?(?<word_x>${animalCh})(和|与|、|,)?(?<word_y>${animalCh})(分别|各)(有)?(多少|几)${m}`,
    `(问|求)?(鸡|鸭)(和|、|,)?(兔子?|羊)?(分别|各)(有)?(多少|几)只?`,
    `how many (of each|of each kind|of each animal|of each type|are there of each)<~.>`,
    "(问|求)?(两种|各种|它们)<~>(分别|各)(有)?(多少|几)(张|枚|只|辆)",
    `how many (?<word_x>${animal}|${coin}) and( how many)? (?<word_y>${animal}|${coin})<~.>`,
    "how many (of each|of each kind|of each coin|of each animal|of each type)( are there| does (he|she|<_:word>) have| do (i|they) have| were sold)?",
    `how many (?<word_x>${animal}|${coin}) and( how many)? (?<word_y>${animal}|${coin})( are there| does (he|she|<_:word>) have| does the farmer have)?`,
    "(鸡|鸭)(和|、|,)?(兔子?|羊)?(分别|各)(有)?(多少|几)只?",
    "(两种|这两种|<x2>和<y2>的?)(人民币|纸币|硬币|邮票)?(分别|各)(有)?(多少|几)(张|枚)",
    "(各|分别)有?(多少|几)(张|枚|只)",
  ],
  which: [
    "how many <which:noun>( tickets)? (were|are|did|was|do)<~.>",
    "how many <which:noun>( tickets)?( (were|are|did|was) (sold|there|came|bought|come))? ?(came|come|sold|went|bought|there|<~>)?",
    "(问|求|那么)?(?<word_which>成人|大人|儿童|学生|小孩|老人|普通|半价|全价|甲种|乙种|一等|二等|单人|双人|日场|夜场)票(卖出|卖|售出|买)?(了)?(有)?(多少|几)张",
    `how many (?<word_which>${animal}|${coin}) (are|were|do|does|did|is)<~.>`,
    `(问|求|那么)?<~>?(?<word_which>${animalCh})(一?共|各)?有?(多少|几)${m}`,
    `how many (?<word_which>${animal}|${coin}|adult tickets|child tickets|children's tickets|student tickets)( (are|were) (there|sold)| does (he|she|<_:word>|the farmer|the farm) have| do (i|they) have)?`,
    "(?<word_which>鸡|鸭|兔子?|羊)有?(多少|几)只",
    "(其中)?<which>的?(人民币|纸币|硬币|邮票)?有(多少|几)(张|枚)",
  ],
};

const topic = "heads|legs|feet|wheels|轮|coins|tickets|nickels|dimes|quarters|pennies|adults|头|脚|腿|张|枚|票";
const about = new RegExp(topic);
const read = storyReader(topic, frames);
const asks = ["each", "which"] as const;

/** Things of two kinds: how many there are, and what their legs or values make in all. */
export function readTwoKinds(question: Question): TwoKinds | null {
  const found = readInFrames(question);
  if (found || question.text.length > LENGTH_MAX || !about.test(question.text.toLowerCase())) return found;
  return twoKindsInPieces(foldStory(question.text));
}

const LENGTH_MAX = 300;

function readInFrames(question: Question): TwoKinds | null {
  const facts = read(question);
  const numbers = facts && numbersOf(facts);
  const wanted = asks.filter((ask) => facts && sole(facts, ask));
  const [ask, ...more] = wanted;
  const pair = facts && numbers && pairOf(facts);
  if (!numbers?.heads || !numbers.feet || !ask || more.length > 0 || !pair) return null;
  const [one, other] = pair;
  const feet = numbers.feet.unit;
  const total = feet ? q.multiply(numbers.feet.value, feet.size) : numbers.feet.value;
  if (one.money !== (feet?.dimension === "money") || other.money !== one.money || numbers.heads.unit) return null;
  const which = ask === "which" ? sole(facts, "which") : null;
  const chosen =
    which &&
    pair.findIndex(
      (kind) =>
        [which.words.which ?? "", nameOf(which.words.which ?? "")].some((name) => kind.names.includes(name)) ||
        sameWorth(kind, which),
    );
  if (chosen === -1 || q.same(one.worth, other.worth)) return null;
  return {
    one,
    other,
    count: numbers.heads.value,
    total,
    wanted: chosen === null ? "each" : chosen === 0 ? "one" : "other",
  };
}

function sameWorth(kind: Kind, { numbers: { which } }: Fact): boolean {
  return which?.unit != null && q.same(q.multiply(which.value, which.unit.size), kind.worth);
}

function pairOf(facts: Fact[]): [Kind, Kind] | null {
  const pairs = facts.filter(({ says }) => ["pair", "coins", "notes", "tickets"].includes(says));
  const [fact, ...more] = pairs;
  if (!fact || more.length > 0) return null;
  const { words, numbers } = fact;
  const [one, other] = [words.one, words.other].map((word) => kinds.find(({ names }) => names.includes(word ?? "")));
  if (one && other) return [one, other];
  const [first, second] = [numbers.one, numbers.other];
  if (first?.unit?.dimension !== "money" || second?.unit?.dimension !== "money") return null;
  const worth = [q.multiply(first.value, first.unit.size), q.multiply(second.value, second.unit.size)] as const;
  const named = (size: q.Rational, en: string, ch: string, names: string[]): Kind => ({
    names,
    worth: size,
    money: true,
    said: { en, ch },
  });
  const names = [words.x, words.y].map((word) => nameOf(word ?? ""));
  if (fact.says === "tickets" && names[0] && names[1] && names[0] !== names[1])
    return [
      named(worth[0], words.x ?? "", words.x ?? "", [names[0]]),
      named(worth[1], words.y ?? "", words.y ?? "", [names[1]]),
    ];
  if (fact.says === "tickets" && !words.x)
    return [
      named(worth[0], "adult tickets", "成人票", ["adult tickets"]),
      named(worth[1], "child tickets", "儿童票", ["child tickets", "children's tickets", "student tickets"]),
    ];
  return [named(worth[0], "the first kind", "第一种", []), named(worth[1], "the second kind", "第二种", [])];
}

/** "Kid tickets" are for kids. */
const nameOf = (word: string) =>
  word
    .replace(/^(?:an?|the) /, "")
    .replace(/(?:'s|s')?(?: tickets?)?$/, "")
    .replace(/^child(?:ren)?$/, "child")
    .replace(/票$/, "")
    .replace(/(?<=[a-z]{2})s$/, "");
