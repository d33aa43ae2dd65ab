import type { Locale } from "@dripstone/contract/locale";

/** "$12$, $18$, and $30$", and $12$、$18$ 和 $30$. */
export function listOf(numbers: readonly bigint[]): Record<Locale, string> {
  const signs = numbers.map((number) => `$${number}$`);
  const [last, ...before] = [...signs].reverse();
  const first = before.reverse();
  if (first.length === 0) return { en: last ?? "", ch: last ?? "" };
  const comma = first.length > 1 ? "," : "";
  return { en: `${first.join(", ")}${comma} and ${last}`, ch: `${first.join("、")} 和 ${last}` };
}
