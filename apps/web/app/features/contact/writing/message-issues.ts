import { contactPayload } from "@dripstone/contract/contact/payloads";
import { payloadIssues } from "@dripstone/contract/field-issues";
import type { Issues } from "../../../ui/form/use-fields.ts";

/** A message as it is typed. */
export type Message = { name: string; email: string; message: string };
const written = contactPayload.pick({ name: true, email: true, message: true });

/** What is wrong with a message. It brings the schemas along: fetched when somebody comes near its form. */
export const messageIssues = (message: Message): Issues<Message> => payloadIssues(written, message);
