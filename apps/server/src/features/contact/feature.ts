import { paths } from "@dripstone/contract/paths";
import type { Feature } from "../../feature.ts";
import { contactAssigned } from "./inbox/notices.ts";
import { openMessages } from "./inbox/shown-messages.ts";
import { tellWaiting } from "./inbox/tell-waiting.ts";
import { contactMails } from "./letters/kinds.ts";
import { writeAnswer } from "./letters/write-answer.ts";
import { writeMessage } from "./letters/write-message.ts";
import { writePledge, writeThanks } from "./letters/write-pledge.ts";
import { writeReceived } from "./letters/write-received.ts";
import { forgetMessages } from "./messages/forget-messages.ts";
import { contactData } from "./personal-data.ts";
import { contactInboxRoutes, contactRoutes } from "./routes.ts";

export const contact: Feature = {
  name: "contact",
  routes: (deps) => ({ ...contactRoutes(deps), ...contactInboxRoutes(deps) }),
  mails: {
    kinds: contactMails,
    writers: ({ db }) => ({
      "contact-message": (params) => writeMessage(db, params),
      "contact-received": (params) => writeReceived(db, params),
      "contact-pledge": (params) => writePledge(db, params),
      "contact-answer": (params) => writeAnswer(db, params),
      "contact-waiting": async ({ held, others }) => ({
        count: String(held + others),
        held: String(held),
        link: paths.adminContact,
      }),
      "pledge-thanks": (params) => writeThanks(db, params),
    }),
  },
  waiting: ({ db, user }) => ({ messages: openMessages(db, user) }),
  notices: [contactAssigned],
  personalData: contactData,
  chores: [
    { name: "forget-messages", schedule: "20 4 * * *", work: forgetMessages },
    { name: "tell-waiting", schedule: "0 8 * * *", work: tellWaiting },
  ],
};
