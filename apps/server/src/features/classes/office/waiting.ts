import { type RawBuilder, sql } from "kysely";
import { isCurrent } from "../../../roster/is-current.ts";
import type { WhatWaits } from "../../../waiting/waiting.ts";
import { isOffice } from "./policy.ts";

/** For the office: who waits for a place, and who has one and has not paid; in semesters with which somebody works. */
export const placesWaiting: WhatWaits = ({ user, now }) =>
  isOffice(user)
    ? {
        registrations: placesWhere(sql`place.state = 'waiting'`, now),
        payments: placesWhere(sql`place.state = 'taken' and place.payment = 'due'`, now),
      }
    : {};

const placesWhere = (condition: RawBuilder<unknown>, now: Date) => sql<number>`(
  select count(*)::integer from class_places as place
  join classes as class on class.id = place.class_id
  join semesters as semester on semester.id = class.semester_id
  where ${condition} and ${isCurrent(now)}
)`;
