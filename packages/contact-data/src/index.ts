export { type ContactData, contactDataIn, type Kind } from "./contact-data-in.ts";
export { mayHold } from "./finding/holds.ts";
export { fold } from "./fold.ts";
