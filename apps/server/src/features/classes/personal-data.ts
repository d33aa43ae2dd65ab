import type { PersonalData } from "../../personal-data.ts";

export const classesData: PersonalData = {
  tables: ["classPlaces", "classes", "calendarAddresses"],
  async collect({ db }, userId) {
    const places = db
      .selectFrom("classPlaces as place")
      .innerJoin("classes as class", "class.id", "place.classId")
      .innerJoin("programs as program", "program.id", "class.programId")
      .where("place.userId", "=", userId)
      .select(["place.classId", "program.slug as program", "place.state", "place.studentName", "place.parentName"])
      .select(["place.parentEmail", "place.parentPhone", "place.note", "place.priceCents", "place.payment"])
      .select(["place.paymentNote", "place.at"])
      .orderBy("place.at");
    const taught = db
      .selectFrom("classes as class")
      .innerJoin("programs as program", "program.id", "class.programId")
      .innerJoin("semesters as semester", "semester.id", "class.semesterId")
      .where("class.teacherId", "=", userId)
      .select(["class.id", "program.slug as program", "semester.startsOn", "class.weekday", "class.startsAt"])
      .orderBy("semester.startsOn");
    const calendar = db.selectFrom("calendarAddresses").where("userId", "=", userId).select("at");
    return {
      "classes/places.json": await places.execute(),
      "classes/taught.json": await taught.execute(),
      "classes/calendar.json": await calendar.execute(),
    };
  },
};
