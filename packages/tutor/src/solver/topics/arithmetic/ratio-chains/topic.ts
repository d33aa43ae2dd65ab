import { q } from "@dripstone/checker/mathematics";
import { lcm } from "../../../algebra/numbers.ts";
import type { Question } from "../../../question.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Link = { left: string; right: string; parts: [bigint, bigint] };
/** Two ratios with one member in common, and those of whose ratio is asked, in order. */
type Chain = { links: [Link, Link]; wanted: string[] };

const PART_MAX = 10_000n;
const who = "([a-z]|[甲乙丙丁])";
const part = "(\\d{1,5})";
const linkPattern = new RegExp(
  `(?<![a-z\\d])${who} ?(?::|to|与|和|比) ?${who}的?(?:比)?(?: ?(?:=|is|equals|as|是|等于|为) ?)${part} ?(?::|to|比) ?${part}(?!\\d)`,
  "g",
);
const wantedPattern = new RegExp(
  `(?<![a-z\\d])${who} ?(?::|to|比|与|和) ?${who}(?: ?(?::|to|比|与|和) ?${who})?(?:的比|之比|的连比)?(?![a-z])`,
);
const around =
  /^(?:(?=((?:calculate|integers|simplest|compute|suppose|numbers|what's|lowest|whats|write|terms|ratio|given|value|whole|then|what|find|that|form|and|the|for|if|so|as|is|of|in)(?![a-z])|是多少|已知|如果|那么|多少|等于|连比|化简|写成|化成|最简|整数|形式|若|且|则|求|的|比|几|用|那|各|呢|啊|呀|是|[\s,.?!;:=()]))\1)*$/u;

/** The ratio of three, from two ratios with one of them in common. */
export const ratioChains = defineTopic<Chain, Code>({
  name: "ratio-chains",
  words,
  read: readChain,
  work: workChain,
  // Across: each asked pair is multiplied out against the ratios that were given.
  holds: (chain, { key }) => {
    const parts = key.split(":").map(BigInt);
    const of = (name: string) => parts[chain.wanted.indexOf(name)];
    const [one, two] = chain.links;
    const [a, c] = endsOf(chain.links);
    const [left, right] = [of(a), of(c)];
    if (chain.wanted.length === 3)
      return chain.links.every(({ left: l, right: r, parts: [x, y] }) => (of(l) ?? 0n) * y === (of(r) ?? 1n) * x);
    if (left === undefined || right === undefined) return false;
    const [x, mx] = one.left === a ? one.parts : [one.parts[1], one.parts[0]];
    const [my, y] = two.right === c ? two.parts : [two.parts[1], two.parts[0]];
    return left * mx * y === right * x * my;
  },
  similar: ({ links: [one, two], wanted }) => ({
    links: [{ ...one, parts: [one.parts[0] + 1n, one.parts[1] + 1n] }, two],
    wanted,
  }),
});

const LENGTH_MAX = 200;

function readChain(question: Question): Chain | null {
  if (question.text.length > LENGTH_MAX) return null;
  const text = question.text
    .toLowerCase()
    .replaceAll(/\$| (?=\p{Script=Han})|(?<=\p{Script=Han}) /gu, "")
    .replaceAll(/([甲乙丙丁])数/g, "$1");
  const found = [...text.matchAll(linkPattern)];
  if (found.length !== 2) return null;
  const links = found.map(
    ([, left = "", right = "", a = "0", b = "0"]): Link => ({ left, right, parts: [BigInt(a), BigInt(b)] }),
  );
  const rest = text.replaceAll(linkPattern, " ");
  const asked = wantedPattern.exec(rest);
  const wanted = asked?.slice(1).filter((name) => name !== undefined) ?? [];
  const [one, two] = links;
  if (!one || !two || !asked || !around.test(rest.replace(asked[0], " "))) return null;
  const names = new Set(links.flatMap(({ left, right }) => [left, right]));
  const chain: Chain = { links: [one, two], wanted };
  const isWhole = links.every(
    ({ left, right, parts }) => left !== right && parts.every((each) => each > 0n && each <= PART_MAX),
  );
  const isAsked = new Set(wanted).size === wanted.length && wanted.every((name) => names.has(name));
  const isNew =
    wanted.length === 3 || !links.some(({ left, right }) => wanted.includes(left) && wanted.includes(right));
  return names.size === 3 && isWhole && isAsked && isNew ? chain : null;
}

const sharedOf = ([one, two]: Chain["links"]) =>
  one.left === two.left || one.left === two.right ? one.left : one.right;
const endsOf = (links: Chain["links"]): [string, string] => {
  const shared = sharedOf(links);
  const [a, c] = links.map(({ left, right }) => (left === shared ? right : left));
  return [a ?? "", c ?? ""];
};

function workChain({ links, wanted }: Chain): Working<Code> | null {
  const shared = sharedOf(links);
  const [one, two] = links;
  const [a, c] = endsOf(links);
  const partOf = ({ left, parts: [x, y] }: Link, name: string) => (left === name ? x : y);
  const same = lcm(partOf(one, shared), partOf(two, shared));
  const [first, second] = [same / partOf(one, shared), same / partOf(two, shared)];
  const values: Record<string, bigint> = { [a]: partOf(one, a) * first, [shared]: same, [c]: partOf(two, c) * second };
  const shown = (link: Link) => `${link.left} : ${link.right} = ${link.parts.join(" : ")}`;
  const grown = ({ left, right, parts: [x, y] }: Link, by: bigint) => `${left} : ${right} = ${x * by} : ${y * by}`;
  const asked = wanted.map((name) => values[name] ?? 0n);
  const common = asked.reduce(q.gcd, 0n);
  const parts = asked.map((each) => each / common);
  const steps: Step<Code>[] = [
    { code: "shared", values: { shared, x: `${partOf(one, shared)}`, y: `${partOf(two, shared)}`, same: `${same}` } },
    { code: "grow", values: { first: grown(one, first), second: grown(two, second), shared } },
    { code: "read", values: { wanted: wanted.join(" : "), before: asked.join(" : "), result: parts.join(" : ") } },
  ];
  return {
    problem: {
      en: `$${wanted.join(" : ")}$ from $${shown(one)}$ and $${shown(two)}$`,
      ch: `已知 $${shown(one)}$，$${shown(two)}$，求 $${wanted.join(" : ")}$`,
    },
    steps,
    answer: { said: { en: `$${parts.join(" : ")}$`, ch: `$${parts.join(" : ")}$` }, key: parts.join(":") },
  };
}
