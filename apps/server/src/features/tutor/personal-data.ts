import type { Database } from "../../database/connect.ts";
import { StoredBytes } from "../../files/stored-bytes.ts";
import type { PersonalData } from "../../personal-data.ts";
import { RowsInPages } from "../../rows-in-pages.ts";
import { chatPictures, PART } from "./pictures/purpose.ts";

/** A text has up to some ten thousand characters. */
const ROWS_AT_ONCE = 100;

export const tutorData: PersonalData = {
  tables: ["chatSessions", "chatFlags", "chatCares", "tutorCalls", "tutorUsedDays"],
  async collect({ db, files }, userId) {
    const sessions = db
      .selectFrom("chatSessions")
      .select(["id", "name", "context", "begunAt", "at"])
      .where("userId", "=", userId)
      .orderBy("begunAt");
    const looked = db.selectFrom("chatFlags").select(["id", "seenAt"]).where("seenBy", "=", userId).orderBy("seenAt");
    const cared = db.selectFrom("chatCares").select(["id", "at"]).where("caredBy", "=", userId).orderBy("at");
    const opened = db
      .selectFrom("chatCares")
      .select(["id", "openedAt"])
      .where("openedBy", "=", userId)
      .orderBy("openedAt");
    const used = db
      .selectFrom("tutorUsedDays")
      .select(["day", "messages", "tokens"])
      .where("userId", "=", userId)
      .orderBy("day");
    const pictures = await db
      .selectFrom("storedFiles")
      .select(["id", "place"])
      .where("ownerId", "=", userId)
      .where("purpose", "=", chatPictures.name)
      .execute();
    return {
      ...Object.fromEntries(
        pictures.map(({ id, place }) => [`tutor/pictures/${id}.jpg`, new StoredBytes(files, `${place}/${PART}`)]),
      ),
      "tutor/conversations.json": await sessions.execute(),
      "tutor/messages.json": messagesOf(db, userId),
      "tutor/flags.json": flagsOf(db, userId),
      "tutor/flags-looked-at.json": await looked.execute(),
      // What staff say of a student is for staff: a note may be about those who read the student's letters.
      "tutor/flags-taken-care-of.json": await cared.execute(),
      "tutor/flags-opened-again.json": await opened.execute(),
      "tutor/replies-asked-for.json": callsOf(db, userId),
      "tutor/used-on-days.json": await used.execute(),
    };
  },
};

const messagesOf = (db: Database, userId: string) =>
  new RowsInPages(async (last: { sessionId: string; number: number } | null) => {
    let messages = db
      .selectFrom("chatMessages")
      .select(["sessionId", "number", "role", "content", "state", "engine", "at", "pictureId"])
      .select(["feedback", "feedbackComment", "feedbackAt"])
      .where("userId", "=", userId);
    if (last) {
      messages = messages.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("sessionId", "number"), ">", tuple(last.sessionId, last.number)),
      );
    }
    return messages.orderBy("sessionId").orderBy("number").limit(ROWS_AT_ONCE).execute();
  });

const flagsOf = (db: Database, userId: string) =>
  new RowsInPages(async (last: { id: string } | null) => {
    let flags = db.selectFrom("chatFlags").select(["id", "said", "kind", "at", "seenAt"]).where("userId", "=", userId);
    if (last) flags = flags.where("id", ">", last.id);
    return flags.orderBy("id").limit(ROWS_AT_ONCE).execute();
  });

const callsOf = (db: Database, userId: string) =>
  new RowsInPages(async (last: { id: string } | null) => {
    let calls = db
      .selectFrom("tutorCalls")
      .select(["id", "at", "mode", "engine", "outcome", "tokensIn", "tokensOut"])
      .where("userId", "=", userId);
    if (last) calls = calls.where("id", ">", last.id);
    return calls.orderBy("id").limit(ROWS_AT_ONCE).execute();
  });
