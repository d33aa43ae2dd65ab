/** A question without the answers that it offers, and these: "… = ( ) A. 6 B. 8 C. 12"; null where none are offered. */
export function withoutChoices(text: string): { text: string; choices: string[] } | null {
  const marks = [...text.matchAll(mark)];
  const first = marks.findLastIndex(({ groups }) => groups?.letter?.toUpperCase() === "A");
  const own = first < 0 ? [] : marks.slice(first);
  const letters = own.map(({ groups }) => groups?.letter?.toUpperCase());
  if (own.length < CHOICES_MIN || letters.join("") !== "ABCDEF".slice(0, own.length)) return null;
  const choices = own.map(({ 0: sign, index }, nth) =>
    text
      .slice(index + sign.length, own[nth + 1]?.index)
      .replace(/[\s;；,，.。]+$/, "")
      .trim(),
  );
  if (choices.some((choice) => choice === "" || choice.length > CHOICE_MAX)) return null;
  const stem = text
    .slice(0, own[0]?.index)
    .replace(/[\s:：]+$/, "")
    .replace(/(?<=有) ?[(（][ \u3000]*[)）] ?(?=[个种对组条])/u, "多少")
    .replace(/[(（][ \u3000]*[)）][.。]?$/, "")
    .replace(/[_＿]{2,}[.。?？]?$/, "")
    .trim();
  return { text: asAsked(stem), choices };
}

const mark = /(?<=^|[\s,;，；。.?？)）（(\]】:：\d])[(（]?(?<letter>[A-Fa-f]) ?(?:[)）．、:：.])\s*/gu;
const CHOICES_MIN = 3;
const CHOICE_MAX = 40;

/** What was to be chosen is asked for. */
const asAsked = (stem: string): string =>
  stem
    .replace(
      /\b(?:which|what)(?: one)? of (?:these|those|the (?:following|choices|options|answers|answer choices)|the numbers)(?: (?:numbers|values|answers|choices|options|expressions|integers|fractions))?(?: below)? (?:is|equals|is equal to|gives|shows|represents) (?=the |\d|\(|-|[a-z]\b|√)/i,
      "what is ",
    )
    .replace(
      /(?<=^|[.?!] |, (?:then )?|when |if [^,]{1,40}, )((?:the|its) [^.?!,]{3,100}) (?:is|equals|is equal to|are)$/i,
      "what is $1?",
    )
    .replace(/(?:等于|是|为|＝|=)$/, "是多少");
