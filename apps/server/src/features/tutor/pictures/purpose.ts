import { tutorLimits } from "@dripstone/contract/tutor/limits";
import type { FeatureFiles, FilePurpose } from "../../../files/purposes.ts";

const { CHAT_PICTURES_KEPT_MAX, CHAT_PICTURES_KEPT_MAX_MB } = tutorLimits;

/** Pictures of problems that students show the tutor. */
export const chatPictures: FilePurpose = {
  name: "chat-picture",
  folder: "chat-pictures",
  quota: {
    files: CHAT_PICTURES_KEPT_MAX,
    bytes: CHAT_PICTURES_KEPT_MAX_MB * 1024 * 1024,
    code: "CHAT_PICTURES_FULL",
  },
};

/** What stands at a picture's place. */
export const PART = "picture.jpg";

export const chatFiles: FeatureFiles = {
  purposes: [chatPictures],
  references: [{ purpose: chatPictures, ids: (db) => db.selectFrom("chatMessages").select("pictureId as id") }],
};
