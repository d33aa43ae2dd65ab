import type { classDeskEndpoints } from "@dripstone/contract/classes/office/desk-endpoints";
import type { Deps } from "../../../deps.ts";
import type { Handlers } from "../../../http/handlers.ts";
import { changeLesson } from "./desk/change-lesson.ts";
import { readDesk } from "./desk/read-desk.ts";
import { readTaught } from "./desk/read-taught.ts";
import { isOffice, refuseStrangers } from "./policy.ts";
import { addPlace } from "./roster/add-place.ts";
import { cancelPlace } from "./roster/cancel-place.ts";
import { exportRoster, rosterFile } from "./roster/export-roster.ts";
import { givePlace } from "./roster/give-place.ts";
import { keepPayment } from "./roster/keep-payment.ts";
import { readRoster } from "./roster/read-roster.ts";

export function classDeskRoutes(deps: Pick<Deps, "db" | "clock" | "mail">): Handlers<typeof classDeskEndpoints> {
  const { db, clock } = deps;
  return {
    "GET /classes/taught": ({ user, query: { language } }) => readTaught(db, user.id, language, clock()),

    "GET /classes/{id}/desk": async ({ user, params: { id } }) => {
      await refuseStrangers(db, user, id);
      return readDesk(db, id, clock());
    },

    "PUT /classes/{id}/lessons/{week}": (call) =>
      call.once((transaction) => changeLesson({ ...deps, db: transaction }, call, { ...call.params, ...call.body })),

    "GET /classes/{id}/roster": async ({ user, params: { id } }) => {
      await refuseStrangers(db, user, id);
      return readRoster(db, id, isOffice(user));
    },

    "GET /classes/{id}/roster/csv": async ({ user, params: { id }, query: { language }, audit, saveAs }) => {
      await refuseStrangers(db, user, id);
      const roster = await readRoster(db, id, isOffice(user));
      await audit(db, { subject: id, details: { lines: roster.places.length } });
      saveAs(rosterFile(roster, language, clock()));
      return exportRoster(roster, language);
    },

    "POST /classes/{id}/places": (call) =>
      call.once((transaction) => addPlace({ ...deps, db: transaction }, call, { ...call.params, ...call.body })),

    "PUT /class-places/{id}/payment": (call) =>
      call.once((transaction) => keepPayment({ db: transaction }, call, { ...call.params, ...call.body })),

    "POST /class-places/{id}/take": (call) =>
      call.once((transaction) => givePlace({ ...deps, db: transaction }, call, { ...call.params, ...call.body })),

    "POST /class-places/{id}/cancel": (call) =>
      call.once((transaction) => cancelPlace({ ...deps, db: transaction }, call, { ...call.params, ...call.body })),
  };
}
