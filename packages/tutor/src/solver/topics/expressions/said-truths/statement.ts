const comma = "[,.:，。：;；、?？!！]*(?:\\s+[-–—]+\\s+)?\\s*";
const blankEn = "(?:\\s|_|\\(\\s*\\)|[.?!:,;])*";
const rightEn = "(?:true|correct|right|valid|always true|true or false|correct or not|right or wrong|an identity)";
const labelEn = "(?:true or false|true/false|true \\(t\\) or false \\(f\\)|t or f|t/f|right or wrong|yes or no)";
const tellEn =
  "(?:decide|determine|tell(?: me)?|say|state|check|write|is the (?:following )?(?:statement|equation)|is this(?: statement| equation)?)";
const whetherEn = "(?:whether|if)(?: or not)?(?: the (?:statement|equation|following)(?: is true)?)?";
const labelZh =
  "(?:下[列面](?:的)?(?:各式|等式|式子|计算|说法)(?:是否成立|成立吗|是否正确|正确吗|对吗|对不对|的对错)|判断(?:题|对错|正误|下[列面](?:的)?(?:说法|各式|等式|式子|计算)?(?:是否正确|的对错|的正误|对错)?|真假|是非|并说明理由)?|对错题?|是非题|对的打√,?错的打×)";
const rightZh =
  "(?:对吗|对么|对不对|对还是错|是对的吗|是对的还是错的|是否正确|正确吗|正确么|正确不正确|正确还是错误|是正确的吗|成立吗|是否成立|恒成立吗|一定成立吗|是不是对的|是真的吗|对或错|是真是假|是真命题吗)";

const labelled = [
  `^(?:question:? )?${labelEn}(?: question)?${comma}(?:is it (?:true|correct|right) that )?(?<s>.+)$`,
  `^${tellEn} ${labelEn}${comma}(?<s>.+)$`,
  `^is it (?:true|correct|right) that (?<s>.+)$`,
  `^(?<s>.+?)${comma}(?:${labelEn}|is (?:it|this|that|he|she) ${rightEn}|${tellEn} (?:${labelEn}|if it is true))[?.]*$`,
  "^(?<s>.+?)[,.] *(?:right|correct|true) *\\?$",
  `^(?<s>.+?) (?:is|are) ${labelEn}\\??$`,
  `^${labelZh}${comma}(?<s>.+?)(?:${comma}${rightZh})?[?。!]*$`,
  `^(?:请问)?(?<s>.+?)${comma}(?:这个?(?:等式|说法|式子|计算|结论)?)?${rightZh}[?。!]*$`,
].map((form) => new RegExp(form, "iu"));

/** Of what is decided the answer may be another word, too: "determine if it is even or odd". */
const decided = new RegExp(`^${tellEn} ${whetherEn} (?<s>.+?)(?: (?:is|are) ${rightEn})?[?.]*$`, "iu");

const someone =
  /^(?:(?:my|a|the|our) (?:teacher|friend|son|daughter|brother|sister|classmate|student|mom|dad|textbook) (?:says|said|thinks|claims|wrote|told me)|i (?:think|thought|wrote)|[a-z]+ (?:says|claims|thinks))(?: that)?,? |^(?:老师|同学|我|小\p{Script=Han})(?:说|觉得|认为|写)(?:的)?[:,，：]?/iu;

const trimmed = (text: string) =>
  text
    .replaceAll(new RegExp(`^\\s*(?:\\d+\\s*[.)、]\\s*)?|${blankEn}$`, "gu"), "")
    .replace(/[（(]\s*[)）]|[。，]+$/gu, "")
    .trim();

/** What is said to be true or false: of "True or false: (a+b)^2 = a^2+b^2" all behind the colon; null where nobody asks that. */
export function statementIn(text: string): string | null {
  const asked = text.trim();
  for (const form of labelled) {
    const { s } = form.exec(asked)?.groups ?? {};
    const statement =
      s === undefined
        ? ""
        : trimmed(
            s
              .replace(/^["“']|["”']$|^(?:is|does) (?=[^=]*=)/gi, "")
              .replace(someone, "")
              .replace(/ always$/i, ""),
          );
    if (statement !== "") return statement;
  }
  return null;
}

const equalEn = "(?:equal to|the same(?: thing)? as|equivalent to|identical to|equal)";
const manner = "(?: always| really| actually)?";
const forAll =
  "(?:,? (?:for|with) (?:all|every)(?: (?:real )?(?:numbers?|values?|value of|values of))?(?: ?[a-z](?:(?:,| and|, and) ?[a-z])*)?(?: and [a-z])?)?";
const twoSides = [
  `^(?:is|are|does|do) (?:the )?(?:expressions? )?(?<a>.+?)${manner} (?:is |are )?(?:always )?${equalEn} (?<b>.+?)${forAll}$`,
  `^(?:are|is) (?:the )?(?:2 |two )?(?:expressions? |following )?(?<a>.+?) and (?<b>.+?)${manner} (?:equivalent|equal|the same|identical)(?: (?:expressions|to each other))?${forAll}$`,
  `^(?:decide|determine|tell(?: me)?|check|say|state|find out) (?:whether|if) (?:the )?(?:2 |two )?(?:expressions? |following )?(?<a>.+?) and (?<b>.+?) are (?:equivalent|equal|the same|identical)(?: expressions)?$`,
  `^(?:is|does) (?<a>[^=]+?) ?= ?(?<b>[^=]+?)(?: (?:true|correct|right|always true|an identity))?${forAll}$`,
  "^(?:代数式|式子|整式)?(?<a>[^一-龥]+?)(?:与|和|跟)(?<b>[^一-龥]+?)(?:是否|是不是)?(?:相等|恒等|等价|相同|一样|是相等的)(?:吗|么)?$",
  "^(?<a>[^一-龥]+?)(?:是否|是不是)(?:等于|恒等于)(?<b>[^一-龥]+?)$",
  "^(?<a>[^一-龥]+?)(?:等于|恒等于)(?<b>[^一-龥]+?)(?:吗|么)$",
].map((form) => new RegExp(form, "iu"));
const verified = [
  `^(?:verify|check|confirm) (?:that |whether |if )?(?<a>.+?) (?:is )?(?:${equalEn}|equals|=) (?<b>.+?)${forAll}$`,
].map((form) => new RegExp(form, "iu"));
const saidEqual = [
  `^(?:the )?(?:expressions? )?(?<a>.+?) (?:is |are )?(?:always )?(?:${equalEn}|equals) (?<b>.+?)${forAll}$`,
  "^(?:the )?(?:expressions? )?(?<a>.+?) and (?<b>.+?) are (?:always )?(?:equivalent|equal|the same|identical)(?: expressions)?$",
  "^(?<a>[^一-龥]+?)(?:恒?等于)(?<b>[^一-龥]+?)$",
  "^(?<a>[^一-龥]+?)(?:与|和)(?<b>[^一-龥]+?)(?:是?相等的?|恒等|等价)$",
].map((form) => new RegExp(form, "iu"));

/** The two sides of which a question asks whether they are always the same, or a whole relation. */
export function relationAsked(text: string): { text: string; isTruth: boolean } | null {
  const statement = statementIn(text);
  if (statement !== null) {
    const sides = sidesBy(saidEqual, statement);
    return { text: sides ?? statement.replace(new RegExp(`${forAll}$`, "iu"), ""), isTruth: true };
  }
  const sides =
    sidesBy(twoSides, trimmed(text)) ?? sidesBy(verified, trimmed(text)) ?? decided.exec(text.trim())?.groups?.s;
  return sides === undefined ? null : { text: sides, isTruth: false };
}

function sidesBy(forms: readonly RegExp[], text: string): string | null {
  for (const form of forms) {
    const { a, b } = form.exec(text)?.groups ?? {};
    if (a && b && ![a, b].some((side) => /[=<>≤≥]/.test(side))) return `${a}=${b}`;
  }
  return null;
}
