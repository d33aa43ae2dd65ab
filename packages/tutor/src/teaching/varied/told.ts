import { boundedPattern } from "../../bounded-pattern.ts";

/** What a message would have otherwise in the problem; `isSure` where such words can lead to nothing else, and never to an answer. */
export type Told = { change: string; isSure: boolean };

/** "What if it was 12?", 如果是 31 呢: what is to be otherwise, without the words around it; null where nothing of the kind is asked. */
export function changeTold(message: string): Told | null {
  const text = message.normalize("NFKC").replaceAll("’", "'").trim();
  if (text.length > LENGTH_MAX) return null;
  const [opening = ""] = openings.exec(text) ?? [];
  const said = text.slice(opening.length);
  const [lead, isSure] = leadOf(said, opening);
  if (lead === null) return null;
  const change = said.slice(lead.length).replace(closing, "").trim();
  return change === "" ? null : { change, isSure };
}

const LENGTH_MAX = 200;

function leadOf(said: string, opening: string): [lead: string | null, isSure: boolean] {
  const [sure] = sureLead.exec(said) ?? [];
  if (sure !== undefined) return [sure, true];
  const [condition] = /^if\b/i.exec(said) ?? [];
  if (condition && (/(?:\?|\binstead\b)\W*$/i.test(said) || (/\b(?:and|but)\b/i.test(opening) && !isThen.test(said))))
    return [condition, true];
  const [chinese] = chineseCondition.exec(said) ?? [];
  if (chinese !== undefined) return [chinese, true];
  const [weak] = weakLead.exec(said) ?? [];
  if (weak !== undefined) return [weak, false];
  const isBare = (/\b(?:and|so)\b/i.test(opening) && /\?\s*$/.test(said)) || /呢[\s?。!]*$/.test(said);
  return isBare ? ["", false] : [null, false];
}

const openings = boundedPattern(
  String.raw`^(?:(?:ok(?:ay)?|and|so|then|now|but|wait|hm+|cool|great|nice|yay|wow|oh|well|thanks?)\b[\s,.!]*|(?:好的?|嗯+|哦+|那么?|再|然后|请问|老师|谢谢|懂了)[,\s!]*)*`,
  "i",
);

const sureLead =
  /^(?:(?:but )?what (?:if|happens (?:if|when|with)|would (?:it|that|the answer|you get|happen)(?: be)?(?: then)?,? (?:if|with|for|when)|(?:is|was) (?:it|the answer|that) (?:if|for|with|when))|what'?s (?:it|the answer|that) (?:if|for|with|when)|how would it be (?:if|with)|suppose|(?:the )?same(?: (?:thing|question|problem|one))?,? (?:but|with|for|except)|(?:please |can you |could you )?(?:change|replace|swap))\b|^(?:换成|改成|变成|改为|换为|把(?=.{1,16}(?:换成|改成|变成|改为|换为)))/i;

/** "If all are chickens, then it is 70": who says what follows asks nothing. */
const isThen = /\bthen\b|,/;

/** The same holds for 如果全是鸡，就有 70 只脚. */
const chineseCondition =
  /^(?:如果|要是|假如|假设|若是?|倘若)(?=.*(?:呢|多少|几[个只人元岁米天]?|怎么[办算样]?)[\s?。!]*$|.*\?\s*$)/;

const weakLead = /^(?:(?:what|how) about|when|for|with|try|do)\b/i;

const closing = /(?:\b(?:instead|then|though|tho|please|pls|now)\b|呢|的话|[\s?.!。,]){1,8}$/i;

/** 周长呢: something else is asked, and not all that belongs to it. */
export const asksAnother = (message: string): boolean => another.test(message.trim());

const another =
  /^(?:and |so |ok(?:ay)?,? |then )*(?:what|how) about (?!that\b|this\b|it\b)[^?]{2,60}\??$|^(?:and|then) (?:the |its )?[a-z ]{3,40}\?$|^(?:那|那么)?(?:它的)?(?!然后|接下来|下一步|我|你)\p{Script=Han}{1,8}呢[?？]?$/iu;
