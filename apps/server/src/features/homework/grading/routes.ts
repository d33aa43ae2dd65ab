import type { gradingEndpoints } from "@dripstone/contract/homework/grading/endpoints";
import type { Deps } from "../../../deps.ts";
import type { Handlers } from "../../../http/handlers.ts";
import { endExtension, extend } from "./extensions/extend.ts";
import { exportGradebook, gradebookFile } from "./gradebook/export-gradebook.ts";
import { readGradebook } from "./gradebook/read-gradebook.ts";
import { keepGrade } from "./keep-grade.ts";
import { changePhrase, keepPhrase, phrasesOf, removePhrase } from "./phrases/phrases.ts";
import { readAtWork } from "./read-at-work.ts";
import { readDesk } from "./read-desk.ts";
import { readQueue } from "./read-queue.ts";
import { changeRemark, removeRemark, setRemark } from "./remarks/keep-remark.ts";
import { returnHomework, takeBackHomework } from "./return-homework.ts";

export function gradingRoutes(deps: Pick<Deps, "db" | "clock" | "mail">): Handlers<typeof gradingEndpoints> {
  const { db, clock } = deps;
  return {
    "GET /homework/queue": (call) => readQueue(db, call, { ...call.query, now: clock() }),

    "GET /homework/waiting": (call) => readAtWork(db, call, { ...call.query, now: clock() }),

    "GET /homework/{id}/grading": (call) => readDesk(db, call, { ...call.query, ...call.params, now: clock() }),

    "PUT /homework/{id}/grade": (call) =>
      call.once((transaction) => keepGrade({ ...deps, db: transaction }, call, { ...call.params, ...call.body })),

    "POST /homework/{id}/return": (call) =>
      call.once((transaction) => returnHomework({ ...deps, db: transaction }, call, { ...call.params, ...call.body })),

    "POST /homework/{id}/take-back": (call) =>
      call.once((transaction) => takeBackHomework({ clock, db: transaction }, call, { ...call.params, ...call.body })),

    "POST /homework/{id}/remarks": (call) =>
      call.once((transaction) => setRemark({ ...deps, db: transaction }, call, { ...call.params, ...call.body })),

    "PUT /homework/{id}/remarks/{remark}": (call) =>
      call.once((transaction) => changeRemark({ ...deps, db: transaction }, call, { ...call.params, ...call.body })),

    "DELETE /homework/{id}/remarks/{remark}": (call) =>
      call.once((transaction) => removeRemark({ ...deps, db: transaction }, call, call.params)),

    "GET /homework/phrases": (call) => phrasesOf(db, call),

    "POST /homework/phrases": (call) =>
      call.once((transaction) => keepPhrase({ clock, db: transaction }, call, call.body)),

    "PUT /homework/phrases/{id}": (call) =>
      call.once((transaction) => changePhrase({ db: transaction }, call, { ...call.params, ...call.body })),

    "DELETE /homework/phrases/{id}": (call) =>
      call.once((transaction) => removePhrase({ db: transaction }, call, call.params)),

    "PUT /classes/{id}/lessons/{week}/extensions/{user}": (call) =>
      call.once((transaction) => extend({ ...deps, db: transaction }, call, { ...call.params, ...call.body })),

    "DELETE /classes/{id}/lessons/{week}/extensions/{user}": (call) =>
      call.once((transaction) => endExtension({ ...deps, db: transaction }, call, call.params)),

    "GET /classes/{id}/gradebook": (call) => readGradebook(db, call, { ...call.params, ...call.query, now: clock() }),

    "GET /classes/{id}/gradebook/csv": async (call) => {
      const { language } = call.query;
      const book = await readGradebook(db, call, { ...call.params, language, now: clock() });
      await call.audit(db, { subject: call.params.id, details: { lines: book.students.length } });
      call.saveAs(gradebookFile(book, language, clock()));
      return exportGradebook(book, language);
    },
  };
}
