import type { classOfficeEndpoints } from "@dripstone/contract/classes/office/endpoints";
import type { Deps } from "../../../deps.ts";
import type { Handlers } from "../../../http/handlers.ts";
import { addClass } from "./classes/add-class.ts";
import { changeClass } from "./classes/change-class.ts";
import { previewClass } from "./classes/preview-class.ts";
import { removeClass } from "./classes/remove-class.ts";
import { keepContest } from "./contests/keep-contest.ts";
import { removeContest } from "./contests/remove-contest.ts";
import { addProgram } from "./programs/add-program.ts";
import { changeProgram } from "./programs/change-program.ts";
import { orderPrograms } from "./programs/order-programs.ts";
import { removeProgram } from "./programs/remove-program.ts";
import { readOffice } from "./read-office.ts";
import { addSemester } from "./semesters/add-semester.ts";
import { changeSemester } from "./semesters/change-semester.ts";
import { copySemester } from "./semesters/copy-semester.ts";
import { previewSemester } from "./semesters/preview-semester.ts";
import { removeSemester } from "./semesters/remove-semester.ts";

export function classOfficeRoutes(deps: Pick<Deps, "db" | "clock" | "mail">): Handlers<typeof classOfficeEndpoints> {
  const { db, clock } = deps;
  return {
    "GET /admin/classes": () => readOffice(db),

    "POST /semesters": (call) => call.once((transaction) => addSemester({ db: transaction }, call, call.body)),

    "PUT /semesters/{id}": (call) =>
      call.once((transaction) => changeSemester({ ...deps, db: transaction }, call, { ...call.params, ...call.body })),

    "DELETE /semesters/{id}": (call) =>
      call.once((transaction) => removeSemester({ db: transaction }, call, { ...call.params, ...call.body })),

    "POST /semesters/{id}/copy": (call) =>
      call.once((transaction) => copySemester({ db: transaction, clock }, call, { ...call.params, ...call.body })),

    "POST /semesters/{id}/plan-preview": ({ params, body }) => previewSemester(db, { ...params, ...body }, clock()),

    "POST /classes": (call) => call.once((transaction) => addClass({ db: transaction, clock }, call, call.body)),

    "PUT /classes/{id}": (call) =>
      call.once((transaction) => changeClass({ ...deps, db: transaction }, call, { ...call.params, ...call.body })),

    "DELETE /classes/{id}": (call) =>
      call.once((transaction) => removeClass({ db: transaction }, call, { ...call.params, ...call.body })),

    "POST /classes/{id}/plan-preview": ({ params, body }) => previewClass(db, { ...params, ...body }, clock()),

    "POST /programs": (call) => call.once((transaction) => addProgram({ db: transaction }, call, call.body)),

    "PUT /programs/order": (call) =>
      call.once(async (transaction) => {
        await orderPrograms({ db: transaction }, call, call.body);
        return {};
      }),

    "PUT /programs/{id}": (call) =>
      call.once((transaction) => changeProgram({ ...deps, db: transaction }, call, { ...call.params, ...call.body })),

    "DELETE /programs/{id}": (call) =>
      call.once((transaction) => removeProgram({ db: transaction }, call, { ...call.params, ...call.body })),

    "PUT /contests/{slug}": (call) =>
      call.once((transaction) =>
        keepContest({ clock: deps.clock, db: transaction }, call, { ...call.params, ...call.body }),
      ),

    "DELETE /contests/{slug}": (call) =>
      call.once((transaction) => removeContest({ db: transaction }, call, { ...call.params, ...call.body })),
  };
}
