import type { PlanPreview } from "@dripstone/contract/classes/office/payloads";
import type { Planned } from "./plan-anew.ts";

/** A plan as the office is shown it. */
export function previewOf(of: PlanPreview["class"], planned: readonly Planned[]): PlanPreview {
  const lessons = planned.map(({ week, before, after, kept }) => ({
    ...{ week, kept },
    before: before && timesOf(before),
    after: after && timesOf(after),
  }));
  return { class: of, lessons };
}

const timesOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
