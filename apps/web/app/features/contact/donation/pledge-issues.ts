import { centsTyped } from "@dripstone/contract/contact/donation";
import { pledgePayload } from "@dripstone/contract/contact/payloads";
import { payloadIssues } from "@dripstone/contract/field-issues";
import type { Issues } from "../../../ui/form/use-fields.ts";
import type { Pledge } from "./pledge-form.tsx";

const written = pledgePayload.pick({ name: true, email: true, amountCents: true, every: true, way: true, note: true });

/** What is wrong with a pledge. It brings the schemas along: fetched when somebody comes near its form. */
export function pledgeIssues({ amountCents: typed, ...pledge }: Pledge): Issues<Pledge> {
  return payloadIssues(written, { ...pledge, amountCents: centsTyped(typed) });
}
