import { spansOf } from "./disguise.ts";
import type { Finder } from "./fold.ts";

/** Where somebody lives, and invitations to meet. */
export const addresses: Finder = ({ prose, source, sourceOf }) => {
  const streets = spansOf(prose, street).filter(([from, to]) => {
    const before = prose.slice(Math.max(0, from - 40), from);
    return (
      !hasSmallWords(prose.slice(from, to)) &&
      (isNamed(source.slice(sourceOf(from), sourceOf(to))) || home.test(before))
    );
  });
  return [...streets, ...patterns.flatMap((pattern) => spansOf(prose, pattern))];
};

const street =
  /(?<![\d.,$])\d{1,5}[a-z]? {1,2}(?:[nsew]\.? {1,2}|north |south |east |west )?(?:[a-z0-9.'-]{1,20} {1,2}){1,3}(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|way|place|pl|terrace|ter|circle|cir|parkway|pkwy|highway|hwy|trail|trl|square|sq|apartments?|apts?)(?![a-z0-9])/g;

const hasSmallWords = (words: string) =>
  /\s(?:on|in|at|the|a|an|of|and|or|per|to|is|are|from|with|for|each|every|how|which|that|by|his|her|their|this)\s/.test(
    words,
  );

/** `12 Elm Street`, not `12 cars drive`: the name of a street has capitals. */
const isNamed = (written: string) =>
  /^\S+(?:\s+[\p{Lu}\d]\S*)+\s*$/u.test(written.replace(/<[^<>]{0,200}>|\\[a-z]{1,20}|[^\p{L}\p{N}\s.'-]/gu, ""));

const home = /\b(?:live|living|lives|house|home|address|addr|come|meet|at my|apartment|visit|send|mail)\b[^\n]{0,40}$/;

const patterns = [
  /\b(?:i|we)(?: (?:also|still|now|actually|both))? live (?:at|on) (?!the\b|a\b|an\b|this\b|earth\b|mars\b)[a-z0-9]/g,
  /\bi live (?:in|at|near|next to|by|behind|across from) [^\n]{0,30}?(?:\bapt\b|apartments?|complex|subdivision|building \d|unit \d|street|avenue|road)\b/g,
  /\bmy (?:home |house |street )?(?:address|addy) (?:is|:)(?! (?:(?:the|a|an) )?(?:sum|product|difference|multiple|prime|square|cube|palindrome|even|odd|perfect|two-digit|three-digit|\d-digit)\b)|\bmy (?:home|house) is (?:at|on|near|next to|behind|number)\b|\bour house is (?:at|on|near)\b/g,
  /\b(?:what(?:'s|s| is) (?:your|ur)|give me (?:your|ur)|send me (?:your|ur)|dm me (?:your|ur)) (?:home )?(?:add?ress|addy)\b|\bwhere (?:do|d) (?:you|u|ya) live\b|\bwhere (?:you|u) live\b|\b(?:what|which) (?:street|road|town|building|house|neighborhood) (?:do )?(?:you|u) live\b|\b(?:you|u) live (?:near|close to|by) me\b/g,
  /\b(?:let'?s|lets|wanna|want to|can we|could we|shall we|should we|do you want to|u want to|we should|we can|we could|would you) (?:all )?(?:meet|hang ?out|hangout|meetup)(?: up)?\b(?! (?:the|our|these|this|an?|each|every) | with (?:this|these|that|the) (?:problem|question|exercise|puzzle|equation|proof)s?\b)/g,
  /\bmeet (?:up )?(?:me|us|with me|w me|with us)\b(?! (?:halfway|half way|in the middle of))|\bmeet (?:up )?(?:irl|in real life|in person|face to face|after school)\b|\bmeet ?up (?:at|in|on|after|this|tomorrow|today|tonight|irl)\b/g,
  /\b(?:come|come over|swing by|drop by) (?:to|at|by)? ?(?:my|our) (?:house|home|place|apartment|room)\b|\bcome over to (?:mine|my)\b|\bat my (?:house|place)\b|\bcome over(?: (?:to|and|after|today|tonight|tomorrow|this)\b|[!.?]|$)|\bcan i come to your (?:house|home|place)\b/g,
  /\bsee (?:you|u) (?:irl|in real life|in person)\b|\bhang ?out (?:irl|in real life|after school|with me|at my)\b/g,
  // I am at the skate park every day after 4
  /\b(?:i'?m|i am|i'?ll be|i will be|find me|look for me|you can find me) (?:always |usually |often )?(?:at|in) the (?:[a-z]+ ){0,3}(?:park|pool|library|mall|playground|rink|court|cafe|gym|field|arcade|skatepark)\b[^.?!\n]{0,40}\b(?:every ?day|after (?:school|class|\d{1,2}(?::\d\d)?(?=\s?(?:pm|am|o'?clock|[.,!?]|$)))|at \d{1,2}(?::\d\d)?\s?(?:pm|am|o'?clock)|tomorrow|tonight|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?)/gm,
  // 中山路 15 号，人民大道二十号
  /[\p{Script=Han}]{2,10}?(?:路|街|大道|道|巷|胡同|弄)\s?(?:\d{1,5}|[一二三四五六七八九十百零〇]{1,6})\s?(?:号|弄)(?!线)/gu,
  /(?:小区|花园|公寓|家园|大厦|新村|苑|嘉园|公馆|别墅|府|湾|庭|城)[^\n。，,]{0,4}?(?:\d{1,3}|[一二三四五六七八九十]{1,3})\s?(?:栋|幢|号楼|座|单元|期)/gu,
  /(?<![第\d])(?:\d{1,3}|[一二三四五六七八九十]{1,3})\s?(?:栋|幢|号楼|座)\s?(?:(?:\d{1,2}|[一二三四五六七八九十]{1,2})\s?单元)?\s?\d{2,4}(?!\d|\s?(?:米|千米|公里|厘米|分米|吨|元|年|层|级|平方))(?:室|号|房)?/gu,
  /(?<![第\d])\d{1,2}\s?单元\s?\d{3,4}/g,
  /我(?:们|的)?(?:就)?(?:家)?(?:的)?(?:地址|住址)(?:是|:|在)|我(?:们)?(?:家)?(?:就)?住(?:在)?[^\n。，,？?]{0,16}(?:路|街|小区|花园|苑|公寓|村|镇|楼|附近|旁边|对面|后面|隔壁|\d号)|我家(?:就)?在[^\n。，,？?]{0,16}(?:路|街|小区|花园|苑|公寓|村|镇|楼|附近|旁边|对面|后面|隔壁|\d号)/g,
  /(?:你|您|你们)(?:家)?(?:住|住在)(?:哪|什么地方|几)|(?:你|你们)家(?:在|住)(?:哪|什么地方)|你家(?:的)?(?:地址|住址)|(?:告诉|发)(?:给)?我(?:你)?(?:家)?(?:的)?(?:地址|住址)/g,
  /(?:来|到|去|上)(?:我|你|俺)(?:们)?家(?:里)?(?:玩|吧|做|写|找|吃|住|聊|看|里|一起)|(?:来|到)我家[!.~\s]|线下(?:见|聚|约|碰)|(?:现实|真人|私下|当面)(?:中|里)?(?:见|约|聚|碰)|(?:门口|公园|图书馆|操场|广场|车站|地铁站|楼下|商场|麦当劳|肯德基|球场)(?:里)?见(?=[!?.,~\s吧哦啊呀]|$)|面基|奔现|网友见|(?:要不要|想不想|想|能|可以|可不可以)[^\n.,]{0,4}见(?:个|一)?面|来找我玩|一起出来玩|见个?面(?:吧|吗|呗|聊|好吗|好不好|玩)|(?:我们|咱们?|咱俩)[^\n。，,？?]{0,12}(?:见面|碰面|碰头|约见|见一面|见个面)|(?:约|出来)(?:出来)?(?:见面|玩吧|玩吗|玩呀|玩啊)|约(?:你|我)(?:出来|见面)|(?:等|见)(?:你|我)(?:放学|下课)|(?:放学|下课|周末|明天|周[一二三四五六日])(?:后|以后)?[^\n。，,？?]{0,14}(?:等你|找你|等我|见面|碰面|碰头)(?!后)/g,
];
