import { centsTyped } from "@dripstone/contract/contact/donation";
import { pledgePayload } from "@dripstone/contract/contact/payloads";
import { payloadIssues } from "@dripstone/contract/field-issues";
import type { Issues } from "../../../ui/form/use-fields.ts";

/** A pledge as it is typed. */
export type Pledge = {
  name: string;
  email: string;
  amountCents: string;
  every: string;
  way: string;
  note: string;
};
const written = pledgePayload.pick({ name: true, email: true, amountCents: true, every: true, note: true });

/** What is wrong with a pledge, but for its way: of those, a list offers what is open. It brings the schemas along: fetched when somebody comes near its form. */
export function pledgeIssues({ amountCents: typed, way: _, ...pledge }: Pledge): Issues<Pledge> {
  return payloadIssues(written, { ...pledge, amountCents: centsTyped(typed) });
}
