import type { Feature } from "../../feature.ts";
import { contactMails } from "./letters/kinds.ts";
import { writeMessage } from "./letters/write-message.ts";
import { writePledge, writeThanks } from "./letters/write-pledge.ts";
import { writeReceived } from "./letters/write-received.ts";
import { forgetMessages } from "./messages/forget-messages.ts";
import { contactData } from "./personal-data.ts";
import { contactRoutes } from "./routes.ts";

export const contact: Feature = {
  name: "contact",
  routes: contactRoutes,
  mails: {
    kinds: contactMails,
    writers: ({ db }) => ({
      "contact-message": (params) => writeMessage(db, params),
      "contact-received": (params) => writeReceived(db, params),
      "contact-pledge": (params) => writePledge(db, params),
      "pledge-thanks": (params) => writeThanks(db, params),
    }),
  },
  personalData: contactData,
  chores: [{ name: "forget-messages", schedule: "20 4 * * *", work: forgetMessages }],
};
