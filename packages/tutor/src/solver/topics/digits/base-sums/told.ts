const numeral = "\\(?([\\da-f]{1,20})\\)?";
const unknown = "(?:_[{(]?[a-z][})]?)";
const value =
  "(\\d{1,9})(?:_[{(]?10[})]?| in (?:base 10|decimal)| in base ten|(?: )?\\(?(?:10进制(?:数)?|base 10|decimal|in base 10)\\)?)?";
const ten = "(?:in base 10|base[- ]?10|decimal|in decimal)?";

/** The base is asked in which a numeral stands for a number. */
const unknownBases = [
  new RegExp(
    `^(?:in |for )?(?:what|which) (?:number )?base(?: [a-z])?(?: is it true that| does| is|,)? ?(?:the )?(?:numeral |number )?${numeral}${unknown}?(?: in that base)? ?(?:equals?|is equal to|equal to|equal|=|is(?: the same as)?|stand for|mean|represents?|written for|worth) ?(?:to )?(?:the )?(?:${ten} )?(?:number )?${value}$`,
  ),
  new RegExp(
    `^(?:if |suppose )?(?:the )?(?:number |numeral )?${numeral} in base [a-z] ?(?:equals?|is equal to|=|is) ?${value},? (?:then )?(?:what is|find|determine)?(?: the)?(?: value of| base)? ?[a-z]$`,
  ),
  new RegExp(
    `^(?:若|如果|已知)?(?:在)?[a-z]进制(?:中|里|下|数)?,?(?:的)?(?:数)?${numeral}(?:等于|表示|是|=|代表)(?:10进制(?:的|数|中的)*)?(?:数)?${value},?(?:那么|则|求|问)*(?:[a-z](?:进制)?)?(?:的值)?(?:是|等于|=|为)?(?:几|多少)?$`,
    "u",
  ),
  new RegExp(
    `^(?:find |determine )?(?:the )?(?:base|number base|value of)(?: [a-z])?,? (?:if|such that|for which|so that|in which|given that|where|when) ${numeral}${unknown}? ?(?:equals?|is equal to|=|is) ?${value}$`,
  ),
  new RegExp(
    `^(?:if |suppose |given that )?${numeral}${unknown} ?(?:equals?|is equal to|=|is) ?${value},? (?:then )?(?:what is|find|determine)?(?: the)?(?: value of| base)? ?[a-z]$`,
  ),
  new RegExp(
    `^(?:若|如果|已知|设)?${numeral}${unknown} ?(?:=|等于|是) ?${value},?(?:那么|则|求|问)*(?:[a-z](?:进制)?|进制|基数)?(?: ?[a-z])?(?:的值)?(?:是|等于|=|为)?(?:几|多少)?$`,
    "u",
  ),
  new RegExp(
    `^(?:在)?(?:几|哪种|什么|哪个|多少)进制(?:中|里|下)?,?(?:数)?${numeral}(?:等于|表示|是|=|代表)(?:10进制(?:的|数|中的)*)?(?:数)?${value}$`,
    "u",
  ),
];

const said = "(?:_[{(]?(\\d{1,2})[})]?| (?:in )?base (\\d{1,2})|\\(base (\\d{1,2})\\))";
const summed = new RegExp(
  `^(?:add |compute |calculate )?${numeral}${said} ?([-+*]|plus|minus|times|and) ?${numeral}${said}(?: ?=|,)*(?: ?,? ?(?:what is |answer |give (?:the|your) answer |your answer |write (?:the|your) answer )?in base (\\d{1,2}))?$`,
);

/** A question in other words, as the topic has it; the text itself where it is none. */
export function toldBaseSum(plain: string): string | null {
  for (const shape of unknownBases) {
    const [, written, number] = shape.exec(plain) ?? [];
    if (written && number) return `in which base is ${written} equal to ${number}`;
  }
  const found = summed.exec(plain);
  if (!found) return null;
  const [, a, one, two, three, sign = "", b, four, five, six, into] = found;
  const [from, other] = [one ?? two ?? three, four ?? five ?? six];
  const signs: Record<string, string> = { plus: "+", and: "+", minus: "-", times: "*" };
  // "A and B" are added only where that is said.
  if (from !== other || (into && into !== from) || (sign === "and" && !plain.startsWith("add "))) return null;
  return `${a} ${signs[sign] ?? sign} ${b} in base ${from}`;
}
