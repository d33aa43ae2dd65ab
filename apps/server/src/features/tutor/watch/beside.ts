import { tutorLimits } from "@dripstone/contract/tutor/limits";
import type { Database } from "../../../database/connect.ts";

const { CHAT_FLAG_AROUND } = tutorLimits;

/** Each place of a conversation (`place`) with the messages that teachers read around it (`message`), itself among them. */
export const messagesBeside = (db: Database) =>
  db.selectFrom("chatMessages as place").innerJoin("chatMessages as message", (join) =>
    join
      .onRef("message.userId", "=", "place.userId")
      .onRef("message.sessionId", "=", "place.sessionId")
      .on((eb) =>
        eb.between(
          "message.number",
          eb("place.number", "-", CHAT_FLAG_AROUND),
          eb("place.number", "+", CHAT_FLAG_AROUND),
        ),
      ),
  );
