import type { FieldCode } from "@dripstone/contract/errors";
import { parse } from "csv-parse/sync";

const columns = ["name", "email", "kind", "language", "birth"] as const;

type Column = (typeof columns)[number];

/** A line as somebody has written it, with the words that we know put into ours. */
export type ImportRow = Record<Column, string> & {
  /** In the file; the heads are line 1. */
  line: number;
  /** There is something behind the last head's column, so that nobody knows which cell is what. */
  isOverfull: boolean;
};

/**
 * The people of a file as Excel, Numbers or WPS write it: separated by commas, semicolons or tabs, with a first line of heads in either language.
 * A code tells why it is not such a file.
 */
export function readTable(csv: string): ImportRow[] | FieldCode {
  const lines = parsed(csv);
  const heads = lines?.[0]?.cells.map((head) => headOf[plain(head)]);
  if (!lines || !heads) return "FILE_NOT_A_TABLE";
  if (!needed.every((column) => heads.includes(column))) return "COLUMNS_MISSING";
  const rows = lines.slice(1).map(({ cells, line }) => {
    const cell = (column: Column) => (cells[heads.indexOf(column)] ?? "").trim();
    const kind = plain(cell("kind"));
    const language = plain(cell("language"));
    return {
      line,
      name: cell("name"),
      email: cell("email"),
      kind: kindOf[kind] ?? kind,
      language: languageOf[language] ?? language,
      birth: cell("birth"),
      isOverfull: cells.slice(heads.length).some((surplus) => surplus.trim() !== ""),
    };
  });
  return rows.length > 0 ? rows : "FILE_NOT_A_TABLE";
}

const needed: readonly Column[] = ["name", "email", "kind"];

function parsed(csv: string): { cells: string[]; line: number }[] | null {
  try {
    const records = parse(csv, {
      bom: true,
      info: true,
      delimiter: [",", ";", "\t"],
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch {
    return null;
  }
}

const plain = (word: string) => word.normalize("NFKC").trim().toLowerCase();

const headOf: Record<string, Column> = {
  name: "name",
  "full name": "name",
  姓名: "name",
  名字: "name",
  email: "email",
  "e-mail": "email",
  "email address": "email",
  邮箱: "email",
  邮箱地址: "email",
  电子邮件: "email",
  电子邮箱: "email",
  kind: "kind",
  role: "kind",
  身份: "kind",
  角色: "kind",
  language: "language",
  语言: "language",
  birth: "birth",
  "birth month": "birth",
  birthday: "birth",
  "birth date": "birth",
  "date of birth": "birth",
  出生年月: "birth",
  出生日期: "birth",
};

const kindOf: Record<string, string> = {
  学生: "student",
  家长: "parent",
  老师: "teacher",
  教师: "teacher",
  管理员: "admin",
};

const languageOf: Record<string, string> = {
  english: "en",
  英文: "en",
  英语: "en",
  chinese: "ch",
  zh: "ch",
  中文: "ch",
};
