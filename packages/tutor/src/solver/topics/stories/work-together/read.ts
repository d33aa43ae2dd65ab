import { q } from "@dripstone/checker/mathematics";
import type { Question } from "../../../question.ts";
import { numbersOf, sole } from "../../../stories/facts.ts";
import { type Frames, storyReader } from "../../../stories/frames.ts";
import { commonUnit, inUnit } from "../../../stories/unit-of-all.ts";
import type { WorkTogether } from "./work.ts";

const object =
  "(room|house|fence|wall|tank|pool|tub|bathtub|lawn|job|car|garden|driveway|project|task|yard|swimming pool|work|report|field)";
const doing = "(paint|fill|mow|do|finish|complete|wash|build|clean|plow|weed|shovel|type)";
const job = `( ?${doing} (a|the|an|one|it|same|the same)( ${object})?)`;
const alone = "( by (himself|herself|itself)| alone| working alone| on (his|her|its) own)?";
const worker =
  "(<_:word>|(pipe|machine|pump|hose|worker|printer|faucet|tap|tube|robot|team) (a|b|1|2|one|2)|(my|his|her|the|a) (mom|mum|dad|brother|sister|friend|father|mother|son|daughter|older brother|younger brother|apprentice|grandpa|grandma|uncle)|(one|a|the first|the larger|the other|another|the second|a second|the smaller|his (brother|sister|dad|father|friend)|her (brother|sister|dad|mother|friend)) ?(pipe|machine|pump|hose|worker|painter|printer|faucet|tap|person)?)";
const team = (name: string) => `${name}(队|工程队|管|车|组|师傅|人|机器|水管|打字员)?`;
const onlyOne =
  "(单独|独自|一个?人|自己)(加工|制作|生产|打字|翻译|粉刷|抄|做|修|完成|开|干|打|注满|注水|运|做完|注满水池|工作)?(这项工程|这件工作|这批零件|一池水|水池|这份稿件|完成)?(,)?(需要?|要|用)?";

const share = (name: string, zi: string, who = worker) => [
  `(and |while )?[if ]${who}( can| takes| needs)?( complete)?${job}?${alone} (in )?<${name}>(( to)?${job})?${alone}`,
  `(and |while )?${who} (fills|paints|cleans|mows|finishes|builds|does|completes|washes|digs) (it|(a|the|an|one|1|same) ${object})${alone} in <${name}>`,
  `(and |while )?[it takes ]${who} <${name}>( to)?${job}${alone}`,
  `(单独|单|只)(开|开放|打开)${zi}(进水)?管,?(需要?|要|用)?<${name}>(可以|能|可|就)?(将|把)?(空池|水池|全池|空水池)?(注满|灌满|放满|注满水|充满)(水池|全池|空池|一池水|整池水)?`,
  `[由]?${team(zi)}<${name}>(可以|能|才能)?(完成|做完|修完|注满|运完|打完|灌满|放满)(水池|全池|这项工程)?`,
  `[由]?${team(zi)}${onlyOne}<${name}>(可以|能|才能)?(完成|做完|修完|注满|运完|打完)?(水池|全部)?`,
];

const frames: Frames = {
  setting: [
    "(修|做|完成|加工|注满|打|运)?(一项工程|一件工作|一批零件|一条公路|一条路|一池水|一个水池|一份稿件|一批货物|一项工作)",
    "(一个|某|一)?(水池|水箱|游泳池)(安?装?有|设有)(甲、?,?乙|2个|两个)(两|2)?个?(进水管|水管|注水管|管)",
    "(如果|若)?(甲|乙)?(两队|两人|两管|二人|两车)?同时(开始)?",
  ],
  first: share("first", "(甲|师傅|爸爸|哥哥|大管|小明)"),
  second: [
    ...share("second", "(乙|徒弟|妈妈|弟弟|小管|小红|小华)"),
    "(and )?(the other|another|the second|a second)( one| pipe| hose| pump| machine| person)?( can| takes| needs)? (do it |fill it |in )?(in )?<second>",
  ],
  together: [
    "(with |if )?both( of)?( the)?( pipes| taps| hoses| machines| pumps| faucets)?( are)?( turned)?( on| open| opened| running| working)( together| at the same time| at once)?,? how (long|many <asked:unit>)( (will|does|would) it take)?",
    "how (long|many <asked:unit>)( (will|would|does|do|is|if|to))<~>(together|both)<~.>",
    "how (long|many <asked:unit>)<~>(together|both)<~.>",
    "(with both<~>|together|working together|both together|both working|if (they|both)<~>),? how (long|many <asked:unit>)<~.>",
    "<~>(合作|合做|一起加工|一起做|共同加工|一起干|共同做|同时开|一起|合修)<~>(多少|几)<asked:unit><~.>",
    `how long (will|would|does|do|should) (it take|they take|it take them|it take for them|it take both|both|they need)( of them)?( both)?( to)?(${job})?( if)?( they)?( both)?( work| working| are (both )?(open|working|opened|used))?( together| at the same time)`,
    `how long (will|would|does|do) (it take|they take)( for)? (both|both of them|the two|them|the 2 pipes|both pipes|both machines)( of them)?( working)? (together|at once)`,
    `(working )?together,? how long (will|would|does) (it take|it take them|they take)( to${job})?`,
    `how long (will|would|does) it take( them)? (if|when) (they|both|both pipes|both machines)( work| are| are used)?( together| open| opened)?`,
    `(in )?how many <asked:unit> (will|would) (it take|they need|it take them)( to${job})?( working| if they work)? together`,
    "(如果|若|现在|那么|如果两管一起|甲、乙)?(甲、?,?乙)?(两队|两人|两管|二人|两个?工程队|两车|两台机器)?(合作|合做|合修|一起做|一起加工|共同加工|共同做|同时做|同时开|合打|合运|齐开|一起修|同时注水|同时开放|同时打开|一起开|一齐开)(,)?(需要?|要)?(多少|几)<asked:unit>(可以|能|才能)?(完成|做完|修完|注满|运完|打完)?(这项工程|这件工作|水池)?",
  ],
};

const read = storyReader("together|both|at the same time|合|同时|一起|共同|齐", frames);

/** Two that do a job alone in known times, and do it together. */
export function readWorkTogether(question: Question): WorkTogether | null {
  const objects = question.text.toLowerCase().match(new RegExp(`\\b${object}\\b`, "g")) ?? [];
  const facts = new Set(objects).size > 1 ? null : read(question);
  const numbers = facts && numbersOf(shared(facts));
  const ask = facts && sole(facts, "together");
  if (!numbers?.first?.unit || !numbers.second?.unit || !ask) return null;
  const unit = commonUnit([numbers.first.unit, numbers.second.unit]);
  const asked = ask.units.asked ?? unit;
  if (unit?.dimension !== "time" || asked?.key !== unit.key) return null;
  const [first, second] = [inUnit(numbers.first, unit), inUnit(numbers.second, unit)];
  return q.compare(first, q.ZERO) > 0 && q.compare(second, q.ZERO) > 0 ? { first, second, unit } : null;
}

/** English sentences are the same for both: the later one is the second. */
function shared(facts: ReturnType<typeof read>): NonNullable<ReturnType<typeof read>> {
  const times = (facts ?? []).filter(({ says }) => says === "first" || says === "second");
  if (times.length !== 2) return [];
  return times.flatMap(({ numbers: { first, second } }, index) => {
    const quantity = first ?? second;
    return quantity
      ? [{ says: "", words: {}, units: {}, numbers: { [index === 0 ? "first" : "second"]: quantity } }]
      : [];
  });
}
