import type { Frames } from "../../../stories/frames.ts";

const works =
  "(paint|paints|mow|mows|clean|cleans|build|builds|fill|fills|rake|rakes|finish|finishes|do|does|wash|washes|complete|completes|type|types|dig|digs|shovel|shovels|weed|weeds|plow|plows|plant|plants|empty|empties|empties|make|makes|bake|fold|folds|load|loads|unload|unloads|decorate|decorates|assemble|assembles|repair|print|prints|deliver|sort|set up|write|vacuum)";
const alone = "(working |by |when )*(alone|himself|herself|itself|on (his|her|its) own)";
const job =
  "( (it|them|the (same )?(job|work|task|whole <_:noun>)|(a|the|her|his|their|this|that|an?|same|all the|all of the) <job:noun><~>))?";
const ownTime = (name: string) => [
  `(if )?(${alone},? )?<~> ?(can |could )?${works}${job}( ${alone})? in <${name}>( ${alone})?`,
  `(if )?(it )?takes <_:who> <${name}> to ${works}${job}( ${alone})?`,
  `(if )?(${alone},? )?<~> ?(takes|needs|needs only|takes only|requires|would need|would take)( only| just)? <${name}>( to ${works}${job})?( ${alone})?<~.>`,
  `(if )?<~>(队|小\\p{Script=Han}|师傅|徒弟|车|管|机|王|李|张|组|甲|乙|公司|叔叔|爸爸|妈妈|哥哥|弟弟|水管|班|老师)?(单独|独|1人|一人|单)(\\p{Script=Han}{0,6})?(需要?|要|用|干|做|修|打|完成|挖|开){0,2}<${name}>(可以|能|可|才能)?(完成|做完|修完|打完|注满|灌满|挖完|把\\p{Script=Han}{0,4}(注满|放满)|运完|加工完|种完|铺完|抄完)?(这\\p{Script=Han}{1,5}|水池|全部)?`,
];

export const sharedWorkFrames: Frames = {
  one: ownTime("a"),
  two: ownTime("b").map((phrase) => `(and |but |while |另一\\p{Script=Han}{1,3})?${phrase}`),
  empties: [
    `(另)?(单开|打开)?(排水管|出水管|乙管|放水管)(单独|单开)?(\\p{Script=Han}{0,3})?(需要?|要|用)?<out>(可以|能|可)?(把)?(满池\\p{Script=Han}{0,2}|一池水|一满池水|水池\\p{Script=Han}{0,2}|池水)?(放完|排完|放空|排空)`,
  ],
  together: [
    `(if )?(they |both |the 2 |<_:who> and <_:who> |<~>)?(both )?(work|working|do the job|open|used|run|running|are open|are opened|are used|are turned on)( <~>)? (together|at the same time|at once)`,
    "(现在|如果)?(两|2|甲乙|甲,乙|两人|两队|他们){1,2}(个)?(队|人|管|车|组|师徒)?(合作|合修|合做|一起做|同时做|合打|合运|一起|齐开)",
  ],
  askTogether: [
    `(working )?(together,? )?how (long|many <asked:unit>) (will|would|does|do|did|should) <~>( together| at the same time| working together| if they work together| if both <~>)?( to ${works}<~>)?`,
    `(if <~> together,? )?how (long|many <asked:unit>) (will|would|does|do) it take( them| both)?<~.>`,
    `in how many <asked:unit> <~>(together)<~.>`,
    `(两|2)?(人|队|车|个队|个人|管|组|师徒)?(合作|合修|合做|一起做|一起\\p{Script=Han}{0,2}|同时\\p{Script=Han}{0,2}|合打|合运|齐开|同时开|合干|共同\\p{Script=Han}{0,2}),?(需要?|要|用)?(多少|几)<asked:unit>(后)?(可以|能|才能)?(完成|做完|修完|打完|注满|灌满|挖完|运完|全部完成|能\\p{Script=Han}{1,3})?(水池|空池|满池|全部|任务|这\\p{Script=Han}{1,5})?`,
    `(多少|几)<asked:unit>(后)?(可以|能|才能)?(完成|做完|修完|打完|注满|灌满|挖完|运完|全部完成)(水池|空池|满池|全部|任务|全部任务|这\\p{Script=Han}{1,5})?`,
  ],
  during: [
    `(两|2)?(人|队|车|个队|个人|管|组)?(合作|合修|合做|一起做|同时做|合打|合运|合干)(了)?<t>(后|以后)?`,
    `(if |after )?they work together for <t>`,
  ],
  askRest: [
    `(还)?(剩|剩下|余下)(这\\p{Script=Han}{1,3}的|全部的|全长的|总数的)?(几分之几)(没有?\\p{Script=Han}{1,2})?(完)?`,
    `what (fraction|part) of <~>(left|remains|remaining)<~.>`,
  ],
  askDone: [`(完成|修|做)了?(这\\p{Script=Han}{1,3}的|全部的|全长的)?(几分之几)`],
};
