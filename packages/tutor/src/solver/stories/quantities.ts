import { q } from "@dripstone/checker/mathematics";
import { numeralPattern, valueOfNumeral } from "./numerals.ts";
import { anyUnitSign, dollars, hours, minutes, type Unit, unitOfSign } from "./units.ts";

/** A number of a story with its unit, if it has one. `pi`: it is so many times π. */
export type Quantity = { value: q.Rational; unit: Unit | null; pi: boolean };

/** A number, and what may stand around it: `$5`, `12 cm`, `10π`, `2 hours 30 minutes`, `half an hour`. */
export const quantityPattern = (name: string) =>
  `(?:(?<number_${name}>half an hour|半个?小时)|(?<money_${name}>\\$ ?)?(?<number_${name}>${numeralPattern})(?<pi_${name}>π| pi(?![a-z]))?` +
  `(?:[ -]?(?<of_${name}>${anyUnitSign})(?:(?: and)? ?(?<more_${name}>\\d{1,2}) ?(?<moreOf_${name}>${anyUnitSign}))?)?)`;

export const unitSlotPattern = (name: string) => `(?<unit_${name}>${anyUnitSign})`;

/** Null for what is no number, or has two units that are no hours and minutes. */
export function quantityIn(name: string, groups: Record<string, string | undefined>): Quantity | null {
  const group = (kind: string) => groups[`${kind}_${name}`];
  const number = group("number") ?? "";
  if (/^(?:half|半)/.test(number)) return { value: q.rational(1n, 2n), unit: hours, pi: false };
  const value = valueOfNumeral(number);
  const unit = unitOfSign(group("of") ?? "");
  if (!value || (group("money") && unit)) return null;
  const [more, moreOf] = [group("more"), unitOfSign(group("moreOf") ?? "")];
  if (more && (unit !== hours || moreOf !== minutes)) return null;
  const all = more ? q.add(value, q.rational(BigInt(more), 60n)) : value;
  return { value: all, unit: group("money") ? dollars : unit, pi: group("pi") !== undefined };
}
