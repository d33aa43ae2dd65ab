const names = /(?<![a-z])([a-z])(?:,? ?and |,? ?和|,? ?与|、|, ?|,)([a-z])(?![a-z])/;

/** What may stand for both roots: "of p and q", "of the roots", "of them". */
const both = (a: string, b: string): string =>
  `(?: of (?:the |its |these |those |both |two )*(?:roots|solutions|zeros|zeroes|them|${a} and ${b}))?`;
const own = "(?:the |their |its )";

/** Each with what it is for the roots a and b. */
const english = (a: string, b: string): [phrase: string, formula: string][] => {
  const of = both(a, b);
  return [
    [`${own}?sum of (?:the |their )?squares${of}`, `${a}^2+${b}^2`],
    [`${own}?square of (?:their |the )sum${of}`, `(${a}+${b})^2`],
    [`${own}?sum of (?:the |their )?(?:reciprocals|inverses)${of}`, `1/${a}+1/${b}`],
    [`${own}?sum of (?:the |their )?cubes${of}`, `${a}^3+${b}^3`],
    [`${own}?square of (?:their |the )product${of}|${own}?product of (?:the |their )?squares${of}`, `(${a}*${b})^2`],
    [`${own}?square of (?:their |the )difference${of}`, `(${a}-${b})^2`],
    [`${own}?absolute (?:value of )?(?:their |the )?difference${of}`, `|${a}-${b}|`],
    [`${own}?positive difference${of}`, `|${a}-${b}|`],
    [`${own}sum${of}`, `${a}+${b}`],
    [`${own}product${of}`, `${a}*${b}`],
  ];
};

const chinese = (a: string, b: string): [phrase: string, formula: string][] => {
  const of = `(?:${a}(?:和|与|、|,)${b}|它们|他们|两根|两个根|这两个根|2根|2个根|这2个根)?(?:的)?`;
  return [
    [`${of}(?:平方和|平方的和|平方之和)`, `${a}^2+${b}^2`],
    [`${of}(?:和的平方|之和的平方)`, `(${a}+${b})^2`],
    [`${of}(?:倒数和|倒数的和|倒数之和)`, `1/${a}+1/${b}`],
    [`${of}(?:立方和|立方的和|立方之和)`, `${a}^3+${b}^3`],
    [`${of}(?:积的平方|之积的平方)`, `(${a}*${b})^2`],
    [`${of}(?:差的平方|之差的平方)`, `(${a}-${b})^2`],
    [`${of}(?:差的绝对值|之差的绝对值)`, `|${a}-${b}|`],
  ];
};

const unnamed =
  /^(?:without solving(?: it| the equation)?,? )?(?:find |what is |compute |evaluate |determine )?(?<of>(?:the )?(?:sum|square|product) of .{3,60}?(?:roots|solutions|zeros|zeroes)) (?:of|to|for) (?:the )?(?:quadratic )?(?:equation )?(?<e>[-+*/^().\da-z ]{5,40}=[-+*/^().\da-z ]{1,20})$/;
const unnamedZh =
  /^(?:不解方程,?)?(?:求|计算)?(?:1元2次|一元二次)?(?:方程)?(?<e>[-+*/^().\da-z ]{5,40}=[-+*/^().\da-z ]{1,20}?)的?(?:两|2)个?(?:实数)?根的?(?<of>立方和|立方之和|和的平方|差的平方|差的绝对值|积的平方)$/;

/** "The sum of the cubes of the roots of x^2 - 3x + 1 = 0", with names for the roots. */
export function namedIn(text: string): string {
  const { of, e } = (unnamed.exec(text) ?? unnamedZh.exec(text))?.groups ?? {};
  if (of === undefined || e === undefined) return "";
  const [a, b] = /[pq]/.test(e) ? ["r", "s"] : ["p", "q"];
  return inSigns(`if ${a} and ${b} are the roots of ${e}, find ${of}`);
}

/**
 * "The square of their sum" at the end of a question about the roots p and q, in signs: (p+q)^2. A text that says nothing of the kind
 * stays as it is.
 */
export function inSigns(text: string): string {
  const [, a = "", b = ""] = names.exec(text) ?? [];
  if (a === "" || a === b) return text;
  for (const [phrase, formula] of [...english(a, b), ...chinese(a, b)]) {
    const found = new RegExp(`(?<=[,求] ?(?:[^,=]{0,40} )?)(?:${phrase})(?=,? ?(?:的值)?$)`).exec(text);
    if (found) return `${text.slice(0, found.index)}(${formula})${text.slice(found.index + found[0].length)}`;
  }
  return text;
}
