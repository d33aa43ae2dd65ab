import type { Frames } from "../../../stories/frames.ts";

const packs =
  "(boxes|bags|cartons|packs|packages|rows|groups|teams|tables|vans|buses|cars|trays|baskets|jars|bundles|crates|shelves|cases|bins|boats|rooms|tents|pages|piles|bunches|envelopes|packets|stacks|buckets)";
const m = "(个|只|支|本|张|枚|颗|块|条|辆|头|棵|盆|朵|人|名|位|瓶|袋|盒|箱|页|道|件|套|根|粒|束|吨|筐|箱)?";
const groupCh = "(辆|条|只|个|张|间|箱|盒|袋|篮|筐|桶|瓶|组|排|车|船|盘|顶)";

export const equalGroupsFrames: Frames = {
  size: [
    `(each|every|an?|one) <_:noun> (can )?(holds?|seats?|carries|carry|fits?|has room for|takes?|contains?)( up to| only| exactly)? <g>( <x:noun>)?<~.>`,
    `<x:noun> (are|come|is) (sold|packed|packaged|put|placed)? ?(only )?in(to)? ${packs} of <g>`,
    `<~>(packed|packs?|puts?|placed|places|arranged?|arranges|divided|sorts?|sorted|sold|bakes?|seated)<~> (in|into) ${packs} (of|with) <g>( <x:noun>)?( each| in each)?`,
    `<~>(puts?|places?|packs?|arranges?)<~> <g>( <x:noun>)? in(to)? (each|every|an?) <_:noun>`,
    `<_:noun> sit (in|at) ${packs} of <g>`,
    `每${groupCh}<_:noun>?(最多|可以|能|只能){0,2}(坐|装|放|住|载|运|站|乘)<g>${m}<_:noun>?`,
  ],
  amount: [
    `there are <n> <y:noun><~.>`,
    `<~> ?(has|have|had|made|makes|baked|picked|bought|collected|needs?|ordered) <n> <y:noun><~.>`,
    `<n> <y:noun> (are|were|is|will be)? ?(going|taking|riding|traveling|signed up|want|have|need|attend|attending|come|coming)<~.>`,
    `<~>(有|一?共有|买来|运来|收了|摘了|组织)<n>${m}<_:noun>?<~.>`,
    `<n>(名|个|位)(同学|学生|师生|老师|游客|人|小朋友)<~.>`,
  ],
  shared: [
    `<~> ?<n> <y:noun> (to )?(share|divide|split|give|pass out|hand out|distribute)( them)? ?(equally|evenly)? (among|between|to) <g> <x:noun>( equally| evenly)?`,
    `<~> ?(divides?|divided|shares?|shared|splits?) <n> <y:noun> (equally|evenly) (among|between|into) <g> <x:noun>`,
    `<n> <y:noun> (are|were) (shared|divided|split)( equally| evenly)? (among|between|into) <g> <x:noun>( equally| evenly)?`,
    `(把|将)<n>${m}<_:noun>?平均分给<g>(个|名|位)<_:noun>`,
  ],
  askUp: [
    `how many <_:noun> (are|will be|is|does|do|did|would|should) <~> ?(need|needed|needs|have to|buy|required|must|order|use|rent)<~>( if <~>)? <n>( <y:noun>)?<~.>`,
    `how many <_:noun> (are|will be|does|do|did|would|should) <~> ?(need|needed|needs|required|rent)( to <~>| for <~>)?`,
    `(what is|find) the (least|smallest|fewest|minimum) number of <_:noun><~.>`,
    `(至少|最少)(需要|要|得)?(租|用|准备|运|装|安排)?(多少|几)${groupCh}<_:noun>?<~.>`,
  ],
  askFullAndLeft: [
    `how many (full |complete |whole )?<_:noun> (are there|can <~>|will <~>|does <~>|were <~>|are <~>),? and how many( <_:noun>)? (are|will be|were)( there)? (left( over)?|remaining)`,
    `how many( <_:noun>)? (does|will|did|do|can) (each|every)( <_:noun>)?( of them)? (get|have|receive),? and how many( <_:noun>)? (are|will be|were) left( over)?`,
    `每(人|个小朋友|个同学|名同学|位同学)(分|得|分得|分到)(多少|几)${m},?(还)?(剩|余|剩下)(多少|几)${m}`,
  ],
  askFull: [
    `how many (full|complete|whole) <_:noun> (are there|can <~>|will <~>|does <~>|were <~>)<~.>`,
    `最多(可以|能)?(装|放|装满)(多少|几)${groupCh}`,
  ],
  askLeft: [
    `how many( <_:noun>)? (are|will be|were|does <~> have) (left( over)?|remaining)`,
    `(还)?(剩|余|剩下)(多少|几)${m}`,
  ],
};
