import { expressionSaid } from "../../topics/expressions/phrases-as-expressions/parse.ts";
import { type Retelling, told } from "./retelling.ts";

const signs: Record<string, string> = {
  ...{ 不小于: ">=", 不少于: ">=", 不低于: ">=", 大于: ">" },
  ...{ 不大于: "<=", 不超过: "<=", 小于: "<" },
};

/** Inequalities in words, bare products of parentheses with one term in each, and factors in a GCD's or an LCM's parentheses. */
export const ofFormulasTold: Retelling[] = [
  ...told(
    [
      "(?:若|已知|如果)?(?<p>[^,<>=≤≥]*x[^,<>=≤≥]*?)(?:的值)?(?<s>不小于|不少于|不大于|不超过|小于|大于|不低于)(?<v>-?\\d{1,5}),?(?:则|那么|求)*(?:x|字母x)(?:的)?(?:取值)?(?:范围)(?:是|为)?",
    ],
    ({ p = "", s = "", v }) => {
      const said = expressionSaid(p);
      return said ? `solve ${said} ${signs[s] ?? ""} ${v}` : null;
    },
  ),
  ...told(
    [
      "(?:若|已知|如果)?(?<p>[^,<>=≤≥]*x[^,<>=≤≥]*?)(?:的值)?(?:等于|是)(?<v>-?\\d{1,5}),?(?:则|那么|求)*x(?:的值)?(?:是|为)?",
    ],
    ({ p = "", v }) => {
      const said = expressionSaid(p);
      return said ? `solve ${said} = ${v}` : null;
    },
  ),
  ...told(["(?<e>(?:\\(-?\\d{0,4}(?:[a-z](?:\\^\\{?\\d{1,2}\\}?)?){0,4}\\)){2,4})(?: ?=)?"], ({ e = "" }) =>
    /[a-z]/.test(e) && !/\(-?\)/.test(e) ? `simplify ${e}` : null,
  ),
  ...told(
    ["(?:calculate |compute )?(?<f>lcm|gcd|gcf|hcf) ?\\((?<e>[\\d^*·, {}]{5,60})\\)(?: ?=)?"],
    ({ f, e = "" }) => {
      const parts = e.replaceAll("·", "*").split(/, ?/);
      return parts.length >= 2 && parts.every((part) => /[*^]/.test(part))
        ? `the ${f} of the values ${parts.join(", ")}`
        : null;
    },
  ),
];
