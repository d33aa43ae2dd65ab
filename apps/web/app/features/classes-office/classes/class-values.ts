import type { OfficeClass } from "@dripstone/contract/classes/office/payloads";
import type { ClassAttendance, ClassState } from "@dripstone/contract/classes/payloads";
import { inLanguages, numberOf, pairOf, textOf, type Values } from "../../../ui/office/editing/values.ts";

/** A class of which nothing has been written, of a program in a semester. */
export const freshClass = (program: string, semester: string): Values => ({
  ...{ program, semester, teacher: "", weekday: "6", startsAt: "", minutes: "90" },
  ...inLanguages("name", null),
  attendance: "in-person",
  ...inLanguages("place", null),
  ...{ map: "", meetingUrl: "", places: "8", price: "", state: "draft" },
});

export const classValues = (it: OfficeClass): Values => ({
  ...{ program: it.program, semester: it.semester, teacher: it.teacher?.id ?? "" },
  ...{ weekday: String(it.weekday), startsAt: it.startsAt, minutes: String(it.minutes) },
  ...inLanguages("name", it.name),
  attendance: it.attendance,
  ...inLanguages("place", it.place),
  ...{ map: it.map ?? "", meetingUrl: it.meetingUrl ?? "", places: String(it.places) },
  ...{ price: String(it.priceCents / 100), state: it.state },
});

/** When a class meets, as its payload has it. */
export const hoursOf = (values: Values) => ({
  ...{ program: textOf(values, "program"), semester: textOf(values, "semester") },
  ...{
    weekday: numberOf(values, "weekday"),
    startsAt: textOf(values, "startsAt"),
    minutes: numberOf(values, "minutes"),
  },
});

export function classOf(values: Values) {
  const [teacher, map, meetingUrl] = ["teacher", "map", "meetingUrl"].map((key) => textOf(values, key).trim());
  const [name, place] = [pairOf(values, "name"), pairOf(values, "place")];
  return {
    ...hoursOf(values),
    ...{ places: numberOf(values, "places"), priceCents: centsOf(textOf(values, "price")) },
    state: textOf(values, "state") as ClassState,
    attendance: textOf(values, "attendance") as ClassAttendance,
    ...(teacher && { teacher }),
    ...(name && { name }),
    ...(place && { place }),
    ...(map && { map }),
    ...(meetingUrl && { meetingUrl }),
  };
}

/** "480.50" in cents; what is no price becomes one that nothing takes. */
function centsOf(typed: string): number {
  const price = typed.trim().replace(",", ".");
  return /^\d{1,6}(\.\d{1,2})?$/.test(price) ? Math.round(Number(price) * 100) : -1;
}
