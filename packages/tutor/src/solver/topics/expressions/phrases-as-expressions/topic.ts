import { exactValue, lettersIn, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexPolynomial, plainPolynomial, polynomialOf, samePolynomial } from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { defineTopic } from "../../../topic.ts";
import { expressionSaid, isOfUnnamed } from "./parse.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Asked = { phrase: string; said: string };

const as =
  "(?:an |1 |the )?(?:(?:simple )?(?:algebraic|algebra|variable|mathematical|math) )?expression(?: in [a-z])?|algebra|symbols";
const verb = "(?:write|express|translate|put|rewrite|turn|represent|give|find|state|show)";
const chineseForm = "用(?:代数式|式子|字母|含有?[a-z]的(?:代数式|式子))";
const sentences = [
  `${verb}? ?(?<p>[^,]{3,70}) (?:as|into|in|using|with) (?:${as})`,
  `${verb}? ?(?:${as}) (?:for|that (?:represents|means|says|shows)|representing|meaning)(?: the (?:phrase|words))?,? ?(?<p>[^,]{3,70}(?:, (?:increased|decreased|plus|minus|divided|multiplied|times)[^,]{3,30})?)`,
  `${verb}? ?(?:this )?(?:phrase )?(?:(?:as|into|in) )?(?:${as}),? ?(?<p>[^,]{3,70})`,
  `which expression (?:means|represents|says|shows) (?<p>[^,]{3,70})`,
  `(?:${chineseForm}(?:来)?表示|列代数式|列式表示|写成代数式)(?:为)?,?(?<p>[^,]{3,40}?)(?:是|为)?`,
  `[把将]?(?<p>[^,]{3,40}?),?${chineseForm}(?:怎么|如何|怎样|来|可以|可)*(?:表示|写)?(?:为|是|成)?`,
  `[把将]?(?<p>[^,]{3,40}?),?(?:写成|列成)(?:代数式|式子)(?:是|为)?`,
].map((sentence) => new RegExp(`^(?:${sentence})$`, "u"));

function askedOf(text: string): Asked | null {
  for (const sentence of sentences) {
    const { p = "" } = sentence.exec(text)?.groups ?? {};
    const phrase = p.replaceAll(/^['" ]+|['" ]+$/g, "").replace(/^(?:the )?(?:phrase|expression|words) /, "");
    const said = phrase === "" ? null : expressionSaid(phrase);
    if (said) return { phrase, said };
  }
  const said = bare.test(text) ? expressionSaid(text) : null;
  return said === null ? null : { phrase: text, said };
}

/** A phrase alone, where nothing else can be meant than to write it in signs. */
const bare =
  /^(?:twice|double|triple|half|(?:the )?(?:sum|difference|product|quotient|square|cube) of|(?:a|some) number\b|\d{1,3} (?:decreased|increased|divided|multiplied) by|\d{1,3} (?:less|more|fewer|greater) than|(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|half) (?:times|of) (?:a|some|the)\b).{4,60}$|^(?:比.{1,12}[多少大小].{1,6}的数|.{1,16}(?:与|和|除以).{1,12}的[和差积商](?:的(?:倒数|一半|1半|平方|\d+倍))?|[^的]{1,4}(?:与|和|,)[^的]{1,5}(?:的[和差])?的平方[和差]?|.{1,12}的[和差积商](?:的.{1,3})?(?:加上?|减去?|乘以?|除以)\d{1,3})$/u;

/** A phrase as an algebraic expression: "7 more than three times n" is 3n + 7. */
export const phrasesAsExpressions = defineTopic<Asked, Code>({
  name: "phrases-as-expressions",
  words,
  read: (question) => askedOf(plainOf(question)),
  work: ({ phrase, said: whole }) => {
    // No parentheses around a product that is added.
    const said = whole.replaceAll(/(?<=^|[-+])\(([^()+-]+)\)(?=$|[-+])/g, "$1");
    const node = expressionFrom(said);
    if (!node) return null;
    const all = polynomialOf(node);
    const isPlain = !!all && !said.includes("/") && !/\([^()]*[-+]/.test(said);
    const latex = isPlain
      ? latexPolynomial(all)
      : latexNode(node).replaceAll(/(?<=\d) ?\\(?:cdot|times) ?(?=[a-z(])/g, "");
    const key = isPlain ? plainPolynomial(all) : said.replaceAll(/(?<=\d)\*(?=[a-z(])/g, "");
    return {
      problem: { en: `“${phrase}” as an expression`, ch: `用代数式表示“${phrase}”` },
      steps: [{ code: "write", values: { phrase: { en: phrase, ch: phrase }, result: latex } }],
      answer: {
        said: isOfUnnamed(phrase)
          ? { en: `$${latex}$, with $x$ for the number`, ch: `$${latex}$（用 $x$ 表示这个数）` }
          : inBoth(latex),
        key,
      },
    };
  },
  // Read once more, both are the same at several numbers.
  holds: ({ phrase }, { key }) => {
    const [again, found] = [expressionSaid(phrase), key].map((text) => (text ? expressionFrom(text) : null));
    if (!again || !found) return false;
    const [one, other] = [polynomialOf(again), polynomialOf(found)];
    if (one && other && !samePolynomial(one, other)) return false;
    return [2n, 3n, 7n].every((place) => {
      const [a, b] = [again, found].map((of) =>
        exactValue(
          [...lettersIn(of)]
            .toSorted()
            .reduce((node, letter, nth) => substitute(node, letter, numberNode(q.rational(place + BigInt(nth)))), of),
        ),
      );
      return !!a && !!b && q.same(a, b);
    });
  },
  similar: ({ phrase }) =>
    ["3 less than twice x", "the sum of y and 8"]
      .filter((other) => other !== phrase)
      .flatMap((other) => ({ phrase: other, said: expressionSaid(other) ?? "x" }))[0] ?? { phrase, said: "x" },
});
