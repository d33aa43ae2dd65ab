import type { Wanted } from "./terms.ts";

type Named = [name: RegExp, wanted: Wanted];

const chinesePowers: Named[] = ["(?:一|1)", "(?:二|2)", "(?:三|3)", "(?:四|4)"].flatMap((power, nth): Named[] => [
  [new RegExp(`^${power}次项的?系数$`, "u"), { kind: "power", power: nth + 1 }],
  [new RegExp(`^${power}次项$`, "u"), { kind: "term", power: nth + 1 }],
]);
const englishPowers: Named[] = ["linear", "quadratic", "cubic", "quartic"].flatMap((name, nth): Named[] => [
  [new RegExp(`^coefficient of the ${name} term$`), { kind: "power", power: nth + 1 }],
  [new RegExp(`^${name} term$`), { kind: "term", power: nth + 1 }],
]);
const names: Named[] = [
  [/^(?:系数|coefficient|numerical coefficient)$/, { kind: "leading" }],
  [/^(?:次数|degree)$/, { kind: "degree" }],
  [/^(?:项数|number of terms)$/, { kind: "count" }],
  [/^(?:常数项|constant(?: term)?)$/, { kind: "constant" }],
  [/^(?:最高次项的?系数|首项系数|leading coefficient)$/, { kind: "leading" }],
  [/^(?:最高次项|leading term)$/, { kind: "top" }],
  ...chinesePowers,
  ...englishPowers,
];

/** 系数和次数; "degree, leading coefficient, and constant term". Null where one of them is not known. */
export function wantedIn(list: string): Wanted[] | null {
  const all = list
    .replaceAll(
      /(?:是|为|等于)?(?:_+|\( *\)|多少|几|什么)|(?:分别|各)(?:是|为)?|(?<=^|[,和与及])(?:它的|其|the )/gu,
      "",
    )
    .split(/ *,+ *(?:and (?:the )?)?| and (?:the )?|[和与及、]/u)
    .map((part) => part.replace(/^(?:它的|其|the |its )|(?:是|为)$/gu, "").trim())
    .filter((part) => part !== "")
    .map((part) => names.find(([name]) => name.test(part))?.[1] ?? null);
  return all.length === 0 || all.includes(null) ? null : all.flatMap((one) => one ?? []);
}

/** Whether a plain "coefficient" is among them, which only a monomial has. */
export const asksForOneTerm = (list: string): boolean =>
  /(?<!项的?)系数/u.test(list) ||
  /^(?:the )?(?:numerical )?coefficient\b(?! of the)|(?:, |and |the )(?:numerical )?coefficient\b(?! of the)/.test(
    list,
  );
