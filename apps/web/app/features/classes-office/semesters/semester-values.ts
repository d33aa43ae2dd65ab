import type { OfficeSemester } from "@dripstone/contract/classes/office/payloads";
import {
  inLanguages,
  pairOf,
  type Row,
  rowsOf,
  textOf,
  type Values,
  wordsOf,
} from "../../../ui/office/editing/values.ts";

export const freshBreak: Row = { from: "", to: "", "name.en": "", "name.ch": "" };

export const freshSemester: Values = {
  ...inLanguages("name", null),
  ...{ startsOn: "", endsOn: "", breaks: [] },
  ...inLanguages("payment", null),
};

export const semesterValues = ({ name, startsOn, endsOn, breaks, payment }: OfficeSemester): Values => ({
  ...inLanguages("name", name),
  ...{ startsOn, endsOn },
  breaks: breaks.map(({ from, to, name }) => ({ from, to, "name.en": name.en, "name.ch": name.ch })),
  ...inLanguages("payment", payment),
});

/** The days of a semester as its payload has them. */
export function daysOf(values: Values) {
  const breaks = rowsOf(values, "breaks").map(({ from, to, "name.en": en, "name.ch": ch }) => ({
    ...{ from: String(from), to: String(to) },
    name: { en: String(en), ch: String(ch) },
  }));
  return {
    ...{ startsOn: textOf(values, "startsOn"), endsOn: textOf(values, "endsOn") },
    ...(breaks.length > 0 && { breaks }),
  };
}

export function semesterOf(values: Values) {
  const payment = pairOf(values, "payment");
  return { ...daysOf(values), name: wordsOf(values, "name"), ...(payment && { payment }) };
}
