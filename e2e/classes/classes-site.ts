import { WEEK_MS } from "@dripstone/contract/durations";
import { mondayOf } from "../../apps/server/src/calendar/week.ts";
import { plantDemoClasses } from "../../apps/server/src/features/classes/seed/seed-demo-classes.ts";
import type { Site } from "../site.ts";

/** Opens a semester with the demonstration's classes, and tells the id of one that has a single spot. */
export async function openSemester(site: Site): Promise<string> {
  const now = site.clock.now();
  // Whatever day it is, some lessons have been held, and most are to come.
  await plantDemoClasses(site.db, { now, first: Date.parse(mondayOf(now)) - 3 * WEEK_MS });
  const { id } = await site.db
    .selectFrom("classes")
    .innerJoin("programs", "programs.id", "classes.programId")
    .innerJoin("semesters", "semesters.id", "classes.semesterId")
    .where("programs.slug", "=", "amc8")
    .orderBy("semesters.startsOn")
    .orderBy("classes.weekday")
    .select("classes.id")
    .executeTakeFirstOrThrow();
  await site.db.updateTable("classes").set({ places: 1 }).where("id", "=", id).execute();
  return id;
}

type Registration = { studentName: string; age: number };

/** Registers somebody's child for a class, as the form does. */
export async function register(site: Site, token: string, id: string, student: Registration): Promise<void> {
  const parent = { parentName: "Wen Lin", parentEmail: "wen@example.com", parentPhone: "", note: "" };
  const reply = await fetch(`${site.url}/api/classes/${id}/place`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...student, ...parent }),
  });
  if (reply.status !== 201) throw new Error(`A registration was refused: ${await reply.text()}`);
}

/** Gives up somebody's spot. */
export async function giveUp(site: Site, token: string, id: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const reply = await fetch(`${site.url}/api/classes/${id}/place`, { method: "DELETE", headers });
  if (!reply.ok) throw new Error(`A spot could not be given up: ${await reply.text()}`);
}
