import { setImmediate } from "node:timers/promises";
import type { HomeworkRemark } from "@dripstone/contract/homework/payloads";
import type { Database } from "../../../../database/connect.ts";
import { html } from "../../html.ts";

/** What stands on the pages of a hand-in, in the order in which one reads them. */
export async function remarksOn(db: Database, homeworkId: string): Promise<HomeworkRemark[]> {
  const rows = await db
    .selectFrom("homeworkRemarks")
    .innerJoin("homeworkFiles as part", (join) =>
      join
        .onRef("part.homeworkId", "=", "homeworkRemarks.homeworkId")
        .onRef("part.fileId", "=", "homeworkRemarks.fileId"),
    )
    .where("homeworkRemarks.homeworkId", "=", homeworkId)
    .orderBy("part.position")
    .orderBy("homeworkRemarks.page")
    .orderBy("homeworkRemarks.y")
    .orderBy("homeworkRemarks.x")
    .orderBy("homeworkRemarks.id")
    .select(columns)
    .execute();
  const remarks: HomeworkRemark[] = [];
  for (const row of rows) {
    remarks.push(presentRemark(row));
    // Many remarks of formulas take long, the first time; others are served in between.
    await setImmediate();
  }
  return remarks;
}

/** The columns of a remark as `presentRemark` takes them. */
export const columns = [
  "homeworkRemarks.id",
  "homeworkRemarks.fileId",
  "homeworkRemarks.page",
  "homeworkRemarks.x",
  "homeworkRemarks.y",
  "homeworkRemarks.text",
  "homeworkRemarks.version",
] as const;

type Row = { id: string; fileId: string; page: number; x: number; y: number; text: string; version: number };

export function presentRemark({ fileId: file, ...remark }: Row): HomeworkRemark {
  return { ...remark, file, html: html(remark.text) };
}
