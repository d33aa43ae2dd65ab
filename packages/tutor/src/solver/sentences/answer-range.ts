/** The question without "(answer from 0 to 4)" or (取 1 到 10 之间的整数), and that range; null where there is none. */
export function withoutRange(text: string): { text: string; range: [low: number, high: number] | null } {
  for (const shape of [inSigns, inEnglish, inChinese]) {
    const found = shape.exec(text);
    if (!found) continue;
    const isBelow = found.groups?.sign === "<";
    const [low, high] = [Number(found.groups?.low), Number(found.groups?.high) - (isBelow ? 1 : 0)];
    return { text: text.slice(0, found.index).replace(/[, ]+$/, ""), range: [low, high] };
  }
  return { text, range: null };
}

/** Whether each remainder by this stands in the range once: from 0 to m - 1, or from 1 to m or m - 1. */
export const isOfRemainders = ([low, high]: [number, number], modulus: number): boolean =>
  (low === 0 && high === modulus - 1) || (low === 1 && (high === modulus || high === modulus - 1));

const inSigns =
  /(?:,|\(| )+(?:with |where |for |and |if |其中)?(?<low>\d{1,4}) ?(?:≤|<=|\\le) ?[a-z] ?(?<sign>≤|<=|<|\\le) ?(?<high>\d{1,4})\)?,?$/;
const inEnglish =
  /(?:, ?| ?\(| )(?:(?:(?:the |your |my |our )?answer|we need it|find x|it|x|n|i need it|they want it|teacher wants it)(?: (?:should|must|has to|needs to|will|can))?(?: be)?(?: (?:a|an|the|some|as a))?(?: (?:number|integer|whole number))?|(?:give|write|put|choose|take|pick|with)(?: (?:the|your|an?|it|x))*(?: (?:answer|number|integer|whole number|value))?(?: as)?|(?:as )?(?:a|an|the|some)(?: (?:number|integer|whole number|positive integer|value))|where x is|with x)? ?(?:from|between|in the range(?: of)?|in|among) (?<low>\d{1,4}) ?(?:to|and|through|thru|-|~|\.\.\.?|–) ?(?<high>\d{1,4})(?:,? inclusive)?\)?,?$/;
const inChinese =
  /(?:,|\(| )+(?:答案|结果|余数|x|n|逆元|请)?(?:取|在|要在|应在|为|是|用|选|从|限|需在|要求在)+(?<low>\d{1,4})(?:到|至|~|-|与|和)(?<high>\d{1,4})(?:之间|中)?(?:的)?(?:1?个)?(?:整数|数|自然数|正整数|值)?(?:作答|回答|表示)?\)?,?$/;
