import { defineStories, over, same, times } from "../../../stories/reckoned.ts";
import words from "./words.json" with { type: "json" };

const workers =
  "(workers|men|people|painters|machines|pumps|students|carpenters|builders|farmers|gardeners|robots|pipes|volunteers|employees|bakers|tractors|women|persons)";
const job =
  "( (to )?(build|paint|finish|complete|do|dig|make|clean|repair|fill|harvest|plow|print|empty|produce)( (a|the|an|this|that|one|1) (same )?(<_:noun>)| it)?)?";
const workersCh = "(个|名|台|位)?(工人|人|同学|机器|工程师|农民|师傅|抽水机|拖拉机|木工|织布机)";
const doCh = "(可以|能|需要?|要|用)?";
const doneCh =
  "(完成|做完|修完|挖完|建完|抽完|加工完|干完|修好|建好)?(一项工作|一项工程|一件工作|这项工作|这项工程|这件工作|一批零件|这批零件|一条路|一条水渠|任务|一项任务|这项任务|工作)?";

/** The more workers, the fewer days, if all work at the same rate. */
export const workerDays = defineStories({
  name: "worker-days",
  words,
  about: "worker|men|people|painter|machine|pump|pipe|人|机|工",
  frames: {
    "": [
      "(if )?(they|everyone|each worker|all the workers|all)?( all)?( work|working| works)? at the same (rate|speed|pace)",
      "(如果)?(每个?人|每人|每台)?的?工作效率(都)?(相同|一样|不变)",
      "(at|assuming|all at|with)? ?(this|the same|same|equal) (rate|rates|speed|pace)",
    ],
    first: [
      `(if )?<a> ${workers} take <t>${job}`,
      `(if )?(it takes )<a> ${workers} <t>${job}`,
      `(if )?<a> ${workers}( can| could)? ?(build|paint|finish|complete|do|dig|make|clean|repair|fill|harvest|plow|print|empty|produce)s? ((a|the|an|this|that|one|1) (<_:noun>)|it) in <t>`,
      `(如果)?<a>${workersCh}${doCh}<t>${doCh}${doneCh}`,
      `${doneCh}(需要?|要)?<a>${workersCh}(做|干|工作)?${doCh}<t>`,
    ],
    second: [
      `how (long|many <asked:unit>) (will|would|does|do|should|did) (it take )?<b> (of the same |such )?${workers}( need| take)?${job}( working)?( at the same (rate|pace))?`,
      `how (long|many <asked:unit>) for <b> (of the same |such )?${workers}`,
      `how (long|many <asked:unit>) (will|would|does|should) it take( for)? <b> ${workers}${job}`,
      `(如果|那么|现在)?(增加到|由|用|派|换成|让)?<b>${workersCh}(来|去)?(做|干)?,?(那么)?${doCh}(多少|几)<asked:unit>${doneCh}`,
    ],
  },
  kinds: [
    {
      tells: ["first", "second"],
      numbers: ["a", ["t"], "b"],
      problem: ({ a, t, b }) => ({
        en: `how long $${b}$ take for what $${a}$ do in $${t}$`,
        ch: `$${a}$ 个做 $${t}$，求 $${b}$ 个做要多久`,
      }),
      steps: [
        ["all", "all", ({ a, t }) => times(a, t)],
        ["share", "answer", ({ all, b }) => over(all, b)],
      ],
      answer: { name: "answer", unit: "t" },
      fits: ({ a, t, b, answer }) => same(over(answer, t), over(a, b)),
      doubled: ["t"],
      whole: ["a", "b"],
    },
  ],
});
