import type { RemarkChange, RemarkPayload } from "@dripstone/contract/homework/grading/payloads";
import { homeworkLimits } from "@dripstone/contract/homework/limits";
import type { HandedInFile, HomeworkRemark } from "@dripstone/contract/homework/payloads";
import { lengthOf } from "@dripstone/contract/length";
import { sql } from "kysely";
import type { Audit } from "../../../../audit/audit.ts";
import type { Database } from "../../../../database/connect.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import type { Caller } from "../../../../http/caller.ts";
import { ApiError } from "../../../../http/errors.ts";
import { isSaid, refuseEmptied } from "../is-said.ts";
import { lockHandIn } from "../lock-hand-in.ts";
import { noteChange } from "../note-change.ts";
import { columns, presentRemark } from "./read-remarks.ts";

type Parts = Pick<Deps, "db" | "clock" | "mail">;
type Teacher = Pick<Caller, "user"> & { audit: Audit };
type Which = { id: string; remark: string };

/** Sets a remark on a page of one of the hand-in's files. */
export function setRemark(
  { db, clock, mail }: Parts,
  { user, audit }: Teacher,
  { id, file: fileId, ...remark }: RemarkPayload & { id: string },
): Promise<HomeworkRemark> {
  return inTransaction(db, async (transaction) => {
    const row = await lockHandIn(transaction, { user }, id);
    const file = row.files.find((it) => it.id === fileId);
    if (!file) throw new ApiError("NOT_FOUND");
    if (remark.page > pagesOf(file)) {
      throw new ApiError("INVALID_INPUT", { fields: { page: { code: "PAGE_NOT_THERE", max: pagesOf(file) } } });
    }
    await refuseMore(transaction, { homework: id, text: remark.text });
    const kept = await transaction
      .insertInto("homeworkRemarks")
      .values({ ...remark, homeworkId: id, fileId, authorId: user.id, writtenAt: clock() })
      .returning(columns)
      .executeTakeFirstOrThrow();
    await noteChange({ db: transaction, clock, mail }, row);
    await audit(transaction, { subject: id, details: { remark: kept.id, page: remark.page } });
    return presentRemark(kept);
  });
}

/** Changes the version of a remark that was seen. */
export function changeRemark(
  { db, clock, mail }: Parts,
  { user, audit }: Teacher,
  { id, remark, version, ...change }: RemarkChange & Which,
): Promise<HomeworkRemark> {
  return inTransaction(db, async (transaction) => {
    const row = await lockHandIn(transaction, { user }, id);
    const before = await transaction
      .selectFrom("homeworkRemarks")
      .where("id", "=", remark)
      .where("homeworkId", "=", id)
      .select("version")
      .executeTakeFirst();
    if (!before) throw new ApiError("NOT_FOUND");
    if (before.version !== version) throw new ApiError("EDITED_MEANWHILE");
    await refuseMore(transaction, { homework: id, text: change.text, instead: remark });
    const kept = await transaction
      .updateTable("homeworkRemarks")
      .set({ ...change, authorId: user.id, writtenAt: clock(), version: version + 1 })
      .where("id", "=", remark)
      .returning(columns)
      .executeTakeFirstOrThrow();
    await noteChange({ db: transaction, clock, mail }, row);
    await audit(transaction, { subject: id, details: { remark } });
    return presentRemark(kept);
  });
}

export function removeRemark(
  { db, clock, mail }: Parts,
  { user, audit }: Teacher,
  { id, remark }: Which,
): Promise<Record<string, never>> {
  return inTransaction(db, async (transaction) => {
    const row = await lockHandIn(transaction, { user }, id);
    const { numDeletedRows } = await transaction
      .deleteFrom("homeworkRemarks")
      .where("id", "=", remark)
      .where("homeworkId", "=", id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ApiError("NOT_FOUND");
    if (!(await isSaid(transaction, row))) refuseEmptied(row);
    await noteChange({ db: transaction, clock, mail }, row);
    await audit(transaction, { subject: id, details: { remark } });
    return {};
  });
}

/** How many pages of a file may be shown: a picture is one, and what has no pages has no place for a remark. */
function pagesOf({ type }: HandedInFile): number {
  if (type === "application/pdf") return homeworkLimits.HOMEWORK_PAGES_MAX;
  return type === "image/png" || type === "image/jpeg" ? 1 : 0;
}

type More = { homework: string; text: string; instead?: string };

/** Whoever opens the hand-in is sent all of them, so that what they hold together is bounded, too. */
async function refuseMore(transaction: Database, { homework, text, instead }: More): Promise<void> {
  const { count, characters } = await transaction
    .selectFrom("homeworkRemarks")
    .where("homeworkId", "=", homework)
    .$if(instead !== undefined, (others) => others.where("id", "<>", instead ?? ""))
    .select(sql<number>`count(*)::integer`.as("count"))
    .select(sql<number>`coalesce(sum(char_length(text)), 0)::integer`.as("characters"))
    .executeTakeFirstOrThrow();
  const isTooMuch = characters + lengthOf(text) > homeworkLimits.HOMEWORK_REMARKS_CHARACTERS_MAX;
  if (count >= homeworkLimits.HOMEWORK_REMARKS_MAX || isTooMuch) throw new ApiError("HOMEWORK_REMARKS_FULL");
}
