import { tellsMore } from "./open-words.ts";
import { type Retelling, told } from "./retelling.ts";

const list =
  "(?<l>(?:(?:groups |rows |piles |bags |boxes |teams |lines |stacks |sets )?(?:of |by )?\\d{1,2}(?:s|'s)?(?:,? or |,? and |, )?){2,5})";
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const wholesIn = (text = "") => (text.match(/\d+/g) ?? []).map(Number);
const known =
  "left|each|every|all|when|more|than|exactly|possible|least|only|if|just|there|both|smallest|remaining|then|over|time";
const rest =
  "(?:(?:there (?:is|are|would be|will be) )?(?:always |in each case )?(?:exactly |just )?(?<r>\\d{1,2}|nobody|none|nothing)(?: [a-z]+)?,? (?:(?:is|are|was) )?(?:always )?(?:left over|leftover|left|remaining|extra)(?: (?:each|every) time)?|(?:(?:has|have|with|gets?|finds?) (?:always )?(?:exactly |just )?(?<r2>\\d{1,2})(?: [a-z]+)? (?:left over|leftover|left|remaining|extra|over)|(?:leaves?|leaving) (?:always )?(?:exactly |just )?(?:a remainder of )?(?<r3>\\d{1,2})(?: [a-z]+)?(?: (?:left over|leftover|left|remaining|extra|over|out))?)(?: each time| every time)?)";
const least =
  "(?:what is the (?:smallest|least|fewest|minimum)(?: possible)?(?: number of [a-z]+)?|how many [a-z]+ (?:at least|at minimum)|(?:find )?the (?:smallest|least|fewest)(?: possible)? number of [a-z]+)";

/** Things in rows of several sizes with as many left over each time: the fewest of them. */
export const ofRowsLeftOver: Retelling[] = told(
  [
    `(?<o>[a-z' ]{1,60}?),? (?:can be |is |are |be |she |he |they |it )?(?:arranged |put |packed |placed |lined up |lines up |line up |marching |marches |march |stands? |grouped |counted |counts? |divided |split |stacked |sits? |seated |sorts? |puts? |arranges? )(?:them )?(?:always )?(?:up )?(?:in|into|by|in rows of|in groups of) ${list},? (?:always )?(?:the band |she |he |it |they )?(?:always )?${rest}(?<t>,? [a-z' \\d]{0,60}?)?,? ${least}(?<e>[a-z' ]{0,50})`,
  ],
  ({ o, l, r, r2, r3, t = "", e }) => {
    const sizes = wholesIn(l);
    const left = Number(r ?? r2 ?? r3);
    const [many] = wholesIn(t);
    if (!(left > 0) || sizes.length < 2 || sizes.some((size) => size <= left) || tellsMore(`${o} ${t} ${e}`, known))
      return null;
    const all = sizes.reduce((one, other) => (one * other) / gcd(one, other));
    if (many !== undefined && !(new RegExp(`more than ${many}\\b`).test(t) && many >= left && many < all + left))
      return null;
    return `calculate lcm(${sizes.join(", ")})+${left}`;
  },
);
