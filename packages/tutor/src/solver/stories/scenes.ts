/**
 * Where a clause ends that only sets the scene of a story ("a farmer has chickens and cows,", 停车场里有自行车和三轮车，), if one
 * begins here; else where it begins. A scene has no number, asks nothing, and has no word that could change what is told.
 */
export function sceneAt(story: string, at: number): number {
  if (at > 0 && !/[,.;:!?]\s*$/.test(story.slice(Math.max(0, at - 3), at))) return at;
  clause.lastIndex = at;
  const written = clause.exec(story)?.[0] ?? "";
  const isScene = han.test(written)
    ? chinese.test(written) && !tellsInChinese.test(written.replaceAll(aSet, ""))
    : isEnglish(written);
  return isScene ? at + written.length : at;
}

const clause = /[^,.;:!?]{2,90}[,.;:!]/uy;
const han = /\p{Script=Han}/u;

const isEnglish = (written: string) => english.test(written) && !tellsInEnglish.test(written);

/** Somebody is somewhere, has things, wants to do something with them. */
const english =
  /^(?:there (?:is|are|was|were)|(?:in|at|on) (?:a|an|the|my|our|his|her) [a-z]|(?:an?|the|my|our|his|her|mr|mrs|ms|some|this) [a-z]|i |we |he |she |they |[a-z]+ (?:is|has|and|wants|likes|went|goes|runs|owns|keeps|loves|plans|decides|decided|works|lives) )/;
const tellsInEnglish =
  /\d|[%$\ue000-\ue0ff]|(?<![a-z])(?:one|two|both|no|not|none|never|n't|half|twice|double|triple|third|quarter|dozen|pair|each|every|all|only|just|more|less|fewer|than|same|equal|equally|other|another|different|left|remain\w*|rest|total|together|sum|difference|product|ratio|average|mean|median|times|percent|ago|later|older|younger|old|age|first|second|last|next|again|before|after|then|until|when|while|if|unless|except|without|instead|but|however|give[sn]?|gave|los[te]\w*|eat\w*|ate|sold|sells?|bought|buys?|spen[dt]\w*|broke\w*|took|takes?|add\w*|remov\w*|return\w*|borrow\w*|sav\w*|leav\w*|leaks?|stop\w*|wait\w*|late|early|fast\w*|slow\w*|speed|rate|opposite|toward\w*|back|round|free|tax|tip|discount|off|sale|cost\w*|price\w*|pay\w*|paid|worth|consecutive|odd|even|prime|multiple\w*|divid\w*|divisible|remainder|digit\w*|revers\w*|what|how|which|who|when|why|find|solve)(?![a-z])/;

const aSet = /一[些批堆群班箱袋位名家个条项座根本块片辆件份段池桶种张]/gu;
const chinese = /^[\p{Script=Han}a-z ]+[,.;:!]$/u;
const tellsInChinese =
  /[一二两三四五六七八九十百千万半几\ue000-\ue0ff]|多|少|倍|共|和(?:是|为)|差|比|都|每|各|只有|没|不|无|再|又|另|其他|其余|剩|余|还|给|送|卖|买|花|用(?:去|了|掉)|吃|丢|坏|借|拿|取|走了|来了|加|减|乘|除|平均|总|前|后|先|同时|相|追|返|倒|停|休息|晚|早|快|慢|速|价|折|税|利|钱|如果|若|假如|但|却|最|除外|除了|求|问|什么|怎|谁|哪|奇|偶|质|约|连续|岁|年/u;
