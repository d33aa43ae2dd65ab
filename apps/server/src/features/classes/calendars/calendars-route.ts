import { HOUR_MS } from "@dripstone/contract/durations";
import type { Locale } from "@dripstone/contract/locale";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { keptUntilChanged, type Reads } from "../../../changes/kept.ts";
import type { Deps } from "../../../deps.ts";
import { sendNotFound } from "../../../http/error-handler.ts";
import { ApiError } from "../../../http/errors.ts";
import { bytesOfKept, type KeptBody, keepBody, sendKeptBody } from "../../../http/kept-body.ts";
import { ownerOfCalendar } from "./calendar-address.ts";
import { readLessons } from "./read-lessons.ts";
import { writeCalendar } from "./write-calendar.ts";

const MAX_BYTES = 4 * 1024 * 1024;
/** Programs of many families ask for the same class; a lesson that is canceled is known to them after so long at the latest. */
const KEPT_SECONDS = 300;

type KeptCalendar = KeptBody & Reads;

/** Serves the lessons of a class to everybody's calendar programs, and somebody's own to those that know a secret. */
export async function calendarsRoute(
  app: FastifyInstance,
  { db, clock, changes, siteUrl }: Pick<Deps, "db" | "clock" | "changes" | "siteUrl">,
): Promise<void> {
  const { at, drop } = keptUntilChanged<KeptCalendar>({
    clock,
    mayKeep: changes.areHeard,
    maxBytes: MAX_BYTES,
    bytesOf: bytesOfKept,
  });
  changes.onChange(drop);

  async function make(classId: string, language: Locale): Promise<KeptCalendar> {
    const lessons = await readLessons(db, { classId });
    // Of classes that are not there, without end, nothing is kept.
    if (lessons.length === 0) throw new ApiError("NOT_FOUND");
    const kept = keepBody(writeCalendar(lessons, { language, siteUrl, of: "class" }));
    return { ...kept, tags: new Set(["classes", "people"]), freshUntil: clock().getTime() + HOUR_MS };
  }

  app.get<File>("/calendars/classes/:file", async (request, reply) => {
    const id = nameIn(request.params.file);
    if (!isId(id)) return sendNotFound(request, reply);
    const language = request.query.lang === "ch" ? "ch" : "en";
    const making = () => make(id, language);
    const kept = await (changes.areHeard() ? at(`${id} ${language}`, making) : making());
    reply.header("vary", "accept-encoding").header("cache-control", `public, max-age=${KEPT_SECONDS}`);
    return sendKeptBody(request, asCalendar(reply), kept);
  });

  app.get<File>("/calendars/mine/:file", async (request, reply) => {
    const owner = await ownerOfCalendar({ db, clock }, nameIn(request.params.file) ?? "");
    if (!owner) return sendNotFound(request, reply);
    const lessons = await readLessons(db, { userId: owner.id });
    reply.header("cache-control", "private, no-store").header("x-robots-tag", "noindex");
    reply.header("referrer-policy", "no-referrer");
    return asCalendar(reply).send(writeCalendar(lessons, { language: owner.preferredLanguage, siteUrl, of: "mine" }));
  });
}

type File = { Params: { file: string }; Querystring: { lang?: unknown } };

const nameIn = (file: string) => /^(.+)\.ics$/.exec(file)?.[1];

/** An address has one spelling: in small letters. */
const isId = (text: string | undefined): text is string =>
  text !== undefined && text === text.toLowerCase() && z.uuid().safeParse(text).success;

const asCalendar = (reply: FastifyReply) =>
  reply.type("text/calendar; charset=utf-8").header("content-disposition", 'inline; filename="classes.ics"');
