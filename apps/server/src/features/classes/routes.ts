import type { classEndpoints } from "@dripstone/contract/classes/endpoints";
import type { Deps } from "../../deps.ts";
import type { Handlers } from "../../http/handlers.ts";
import { dropCalendarAddress, readCalendarAddress, renewCalendarAddress } from "./calendars/calendar-address.ts";
import { giveUpPlace } from "./places/give-up-place.ts";
import { listOwnLessons } from "./places/list-own-lessons.ts";
import { listOwnPlaces } from "./places/list-own-places.ts";
import { takePlace } from "./places/take-place.ts";
import { readClassDetail } from "./reading/read-class-detail.ts";
import { readClassHome } from "./reading/read-class-home.ts";

export function classRoutes(deps: Pick<Deps, "db" | "clock" | "mail" | "siteUrl">): Handlers<typeof classEndpoints> {
  const { db, clock } = deps;
  return {
    "GET /classes": async ({ query: { language }, freshUntil }) => {
      const { home, changesAt } = await readClassHome(db, language, clock());
      freshUntil(changesAt);
      return home;
    },

    "GET /classes/mine": ({ user, query: { language } }) => listOwnPlaces(db, user.id, language, clock()),

    "GET /classes/calendar": ({ user }) => readCalendarAddress(db, user.id),

    "POST /classes/calendar": (call) => renewCalendarAddress(deps, call),

    "DELETE /classes/calendar": (call) => dropCalendarAddress(deps, call),

    "GET /classes/{id}": async ({ params: { id }, query: { language }, freshUntil }) => {
      const { detail, changesAt } = await readClassDetail(db, language, { id, now: clock() });
      freshUntil(changesAt);
      return detail;
    },

    "GET /classes/{id}/lessons/mine": ({ user, params: { id }, query: { language } }) =>
      listOwnLessons(db, { userId: user.id, classId: id, language, now: clock() }),

    "POST /classes/{id}/place": (call) => takePlace(deps, call, { ...call.params, ...call.body }),

    "DELETE /classes/{id}/place": (call) => giveUpPlace(deps, call, call.params),
  };
}
