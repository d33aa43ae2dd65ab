import type { Question } from "../../question.ts";
import type { Common } from "./work.ts";

/** Beyond this no school problem goes, and the proof by trying takes long. */
const NUMBER_MAX = 100_000n;

const names = {
  gcd: /greatest common (?:divisor|factor)|highest common factor|\b(?:gcd|gcf|hcf)\b|最大公(?:约|因)数/i,
  lcm: /(?:least|lowest|smallest) common multiple|\blcm\b|最小公倍数/i,
};

/** Two whole numbers, and which of the two is asked for. */
export function readCommon({ text, numbers }: Question): Common | null {
  const wanted = (["gcd", "lcm"] as const).filter((name) => names[name].test(text));
  const [first, second, ...more] = numbers;
  if (wanted.length !== 1 || !wanted[0] || !first || !second || more.length > 0) return null;
  if (first.includes(".") || second.includes(".") || text.includes("-")) return null;
  const [a, b] = [BigInt(first), BigInt(second)];
  return a < 1n || b < 1n || a > NUMBER_MAX || b > NUMBER_MAX ? null : { wanted: wanted[0], a, b };
}
