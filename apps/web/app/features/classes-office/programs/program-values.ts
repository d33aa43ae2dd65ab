import type { OfficeProgram } from "@dripstone/contract/classes/office/payloads";
import type { ContestSlug, ProgramSubject } from "@dripstone/contract/classes/payloads";
import { locales } from "@dripstone/contract/locale";
import {
  inLanguages,
  numberOf,
  type Row,
  rowsOf,
  textOf,
  type Values,
  wordsOf,
} from "../../../ui/office/editing/values.ts";

export const freshWeek: Row = { "title.en": "", "title.ch": "", test: false };
export const freshBook: Row = { title: "", author: "", "note.en": "", "note.ch": "" };

const noSample = {
  ...{ "sample.en.homework": "", "sample.ch.homework": "" },
  ...{ "sample.en.correction": "", "sample.ch.correction": "" },
};

export const freshProgram: Values = {
  ...inLanguages("name", null),
  ...inLanguages("summary", null),
  ...{ subject: "math", ageFrom: "", ageTo: "", contest: "", weeks: [freshWeek], books: [] },
  ...noSample,
};

export const programValues = (it: OfficeProgram): Values => ({
  ...inLanguages("name", it.name),
  ...inLanguages("summary", it.summary),
  ...{ subject: it.subject, ageFrom: String(it.ageFrom), ageTo: String(it.ageTo), contest: it.contest ?? "" },
  weeks: it.weeks.map(({ title, test }) => ({ "title.en": title.en, "title.ch": title.ch, test })),
  books: it.books.map(({ title, author, note }) => ({ title, author, "note.en": note.en, "note.ch": note.ch })),
  ...noSample,
  ...(it.sample && {
    ...{ "sample.en.homework": it.sample.en.homework, "sample.ch.homework": it.sample.ch.homework },
    ...{ "sample.en.correction": it.sample.en.correction, "sample.ch.correction": it.sample.ch.correction },
  }),
});

export function programOf(values: Values) {
  const books = rowsOf(values, "books").map(({ title, author, "note.en": en, "note.ch": ch }) => ({
    ...{ title: String(title), author: String(author) },
    note: { en: String(en), ch: String(ch) },
  }));
  const hasSample = Object.keys(noSample).some((key) => textOf(values, key).trim() !== "");
  const [en, ch] = locales.map((locale) => ({
    homework: textOf(values, `sample.${locale}.homework`),
    correction: textOf(values, `sample.${locale}.correction`),
  }));
  return {
    ...{ name: wordsOf(values, "name"), summary: wordsOf(values, "summary") },
    ...{ ageFrom: numberOf(values, "ageFrom"), ageTo: numberOf(values, "ageTo") },
    subject: textOf(values, "subject") as ProgramSubject,
    ...(values.contest && { contest: textOf(values, "contest") as ContestSlug }),
    weeks: rowsOf(values, "weeks").map(({ "title.en": en, "title.ch": ch, test }) => ({
      ...{ title: { en: String(en), ch: String(ch) }, test: test === true },
    })),
    ...(books.length > 0 && { books }),
    ...(hasSample && en && ch && { sample: { en, ch } }),
  };
}
