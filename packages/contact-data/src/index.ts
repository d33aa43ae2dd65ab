export { type ContactData, contactDataIn, type Kind } from "./contact-data-in.ts";
export { fold } from "./fold.ts";
