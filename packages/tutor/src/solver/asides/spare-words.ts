/**
 * Words that a question can do without, or that say what others say, too: what is left asks for the same. None of them may turn a question into
 * another one, wherever it stands; where it could, what follows or goes before it is looked at.
 */
type Spare = { said: RegExp; plain: string };

const spare = (said: string, plain = ""): Spare => ({ said: new RegExp(said, "giu"), plain });

const english: Spare[] = [
  spare(
    "\\b(?:just|really|actually|simply|normally|usually) (?!one\\b|as\\b|over\\b|under\\b|more\\b|less\\b|before\\b|after\\b)",
  ),
  spare(",? (?:really|actually|exactly|though|respectively)(?=[,.?!]|$)"),
  spare("\\b(?:ordinary|certain|particular|freight|express|local|brand[- ]new|full-size|standard) (?=[a-z])"),
  spare(" at the (?:same|very same) (?:time|moment|instant)(?=[ ,.])"),
  spare("\\bat (?:the|that|this) same (?:rate|speed|pace|price)(?: per [a-z]+)?,? ?"),
  spare("\\bworking at (?:the|that) same (?:rate|pace|speed),? ?"),
  spare(" ?\\(\\d{1,3} factorial\\)"),
  spare(" ?\\((?:5|10|25|1|50) cents(?: each)?\\)"),
  // "The same number of" and "the same remainder" tell something.
  spare(
    "\\b(the|that|this) same (?=(?:notebook|pen|pencil|book|road|route|path|trail|way|station|line|place|town|house|store|shop|number(?! of)|polynomial|expression|equation|function|sequence|list|set|recipe|tank|pool|bag|box|jar|item|thing|shirt|jacket|pizza|kind of)s?\\b)",
    "$1 ",
  ),
  spare("\\b(\\d+) of the same (?=[a-z])", "$1 "),
  spare("\\b(?:alone|all alone|by (?:it|him|her)self|on (?:its|his|her) own|working alone)(?=[ ,.])"),
  spare(",? (?:while|whereas) (?!you\\b|he\\b|she\\b|they\\b|it\\b|walking|driving)", ", and "),
  spare("\\b(?:whole|entire|full) (?=(?:round[- ]?trip|trip|journey|way|class|job|tour|ride|walk|drive)\\b)"),
  spare("\\bfor a total of\\b", "for"),
  spare("\\bfrom (\\$?[\\d,.]+) (?:up|down) to\\b", "from $1 to"),
  spare("\\bwent (?:up|down) from\\b", "went from"),
  spare("\\bwill have been\\b", "is"),
  spare("\\bare supposed to be\\b", "are"),
  spare(
    "[,(]? ?(?:the real one|real (?:numbers?|values?|solutions?|roots?) only|over the reals?|in the real numbers)\\)?(?=[\\s.?!]*$)",
  ),
  spare(" ?\\(? ?\\$?\\((?:x, ?y|x, ?y, ?z|a, ?b|m, ?n|p, ?q)\\)\\$? ?\\)?(?= |[.?!,:]|$)", " "),
  spare(",? (?:giving|give|find|stating|state) the value of [a-z](?= between \\d+ and \\d+)", ", answer"),
  spare(" goes? (?:up|down) by the same (?:amount|number) (?:every|each) time", " is arithmetic"),
  spare("\\bjoin (?:together|up)\\b", "join"),
  spare("\\b(?:numeral|figure) (?=\\d)", "number "),
  spare("\\bin (?:ordinary|normal|usual|our usual|regular|everyday) (?=base|decimal)", "in "),
  spare("\\bput together\\b", "together"),
  spare("\\b(?:also|too|then|next|first of all|to begin with|in the end)(?=[,.?!]|$)"),
  spare(",? ?in the form y ?= ?mx ?\\+ ?[bc],?", " "),
  spare(
    "(?: ?, ?in the form)? ?\\$?a ?(?:\\*|×|x|\\\\times) ?10\\^\\{?n\\}?\\$?,?(?: (?:with|where) (?:1 ?(?:<=|≤) ?\\|?a\\|? ?< ?10|a is (?:between|from) 1 (?:and|to) 10))?(?=[.?!]|$)",
  ),
  spare("\\bas a fraction [a-z] ?/ ?[a-z](?=[.?!]|$)", "as a fraction"),
  spare("\\bof the three(?=[?.]|$)"),
  spare("\\b(?:the )?(?:two|both) (?:coordinate )?axes\\b", "the coordinate axes"),
  spare(",? \\(?like \\d{2,6}\\)?(?=[.,)]|$)"),
];

const chinese: Spare[] = [
  // 50以内（1到50）
  spare("(\\d+)以内的?(正整数|自然数|整数|数)?(?:里|中)?[(（]1(?:到|至|~|-|—)\\1[)）]", "1到$1"),
  spare("(?:可能|大约?|一共|总共|共|究竟|到底|分别)(?=[是有为])"),
  spare("(?:这片草|这块草地|这片牧场|这片草地)(?=[够可能足])"),
  spare("(?:二元一次|一元一次|一元二次|三元一次|关于\\$? ?[a-z]\\$? ?的)(?=方程|不等式)"),
  spare("(?:的值|的结果|的得数)?(?:等于|是)(?:多少|几)(?:呢|呀|啊|吗|嘛)", "是多少"),
  spare("[,，](?:先|要|并|请)?(?:把|将)(?:分母|小数|系数)[化变]成整数(?:再[解算])?"),
  spare("(?:刚好|正好|恰好|恰|正巧|总是|始终|都)(?=[是能够可被用])"),
  spare("(?<=[,，。])(?:那么|那|则|这时|此时|照这样[计推]?算?|这样|结果|请问|问)[,，]?"),
  spare("(?:先|又)(?=[\\p{Script=Han}])"),
  spare("(?:一共|总共|共)?要用(?=多少|几)", "需要"),
  spare("照这样的速度[,，]?"),
  spare("(?<=任意|任何|取|一切|所有)(?:有理|实)(?=数)"),
  spare("(?:同样的?|一样的|相同的)(?=速度|路|方法)"),
  spare("(?:不计|不考虑|忽略)[\\p{Script=Han}]{2,8}(?=[,，。;；)）]|$)"),
];

/** So many ways to say it with less are tried. */
const VARIANTS_MAX = 7;

/** The question without all of its spare words, and without each of them; none where it has none. Pure. */
export function withFewerWords(original: string): string[] {
  if (original.length > LENGTH_MAX) return [];
  const known = /\p{Script=Han}/u.test(original) ? chinese : english;
  const said = known.filter(({ said: words }) => original.replace(words, "") !== original);
  const without = (some: readonly Spare[]) =>
    some
      .reduce((text, { said: words, plain }) => text.replace(words, plain), original)
      .replaceAll(/ {2,}/g, " ")
      .trim();
  const variants = [without(said), ...(said.length > 1 ? said.map((one) => without([one])) : [])];
  return [...new Set(variants)].filter((text) => text !== original).slice(0, VARIANTS_MAX);
}

/** What is longer is no single question. */
const LENGTH_MAX = 500;
