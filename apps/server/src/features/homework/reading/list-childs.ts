import type { ChildsHomework } from "@dripstone/contract/homework/payloads";
import type { Locale } from "@dripstone/contract/locale";
import type { Database } from "../../../database/connect.ts";
import { html } from "../html.ts";
import { newestOf } from "./list-own.ts";
import { presentHomework } from "./present.ts";

/** What a child has handed in, for the parent, who learns of a grade when the child does. */
export async function listChildsHomework(db: Database, childId: string, language: Locale): Promise<ChildsHomework[]> {
  const rows = await newestOf(db, childId).select("homework.feedback").execute();
  return rows.map((row) => ({
    ...presentHomework(row, { className: row.className[language], isOwn: true }),
    feedbackHtml: row.returnedAt !== null && row.feedback !== "" ? html(row.feedback) : null,
  }));
}
