import { type Retelling, told } from "./retelling.ts";

const people =
  "(?:friends|people|roommates|students|sisters|brothers|coworkers|classmates|families|cousins|children|kids)";
const bill = "(?:bill|check|cost|prize|rent|restaurant bill|dinner bill|lunch bill|tab|total|fare|reward)";

/** A bill that several people split. */
export const ofBills: Retelling[] = told(
  [
    `(?<n>\\d{1,3}) ${people} (?:split|share|divide|shared|divided) (?:a|the|their) ${bill} of (?<d>\\$)? ?(?<m>\\d{1,6}(?:\\.\\d{2})?)(?: dollars)? (?:equally|evenly),? (?:and )?how much (?:does|did|will|should|must) each (?:friend |person |one |student |child )?(?:of them )?(?:pay|get|owe|receive)`,
    `(?:a|the) ${bill} of (?<d>\\$)? ?(?<m>\\d{1,6}(?:\\.\\d{2})?)(?: dollars)? is (?:split|shared|divided) (?:equally|evenly) (?:among|between|by) (?<n>\\d{1,3}) ${people},? (?:and )?how much (?:does|did|will|should|must) each (?:friend |person |one |student |child )?(?:of them )?(?:pay|get|owe|receive)`,
  ],
  ({ n, m }) => (Number(n) > 1 ? `what is ${m}/${n}` : null),
);
