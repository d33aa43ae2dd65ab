/** The ways in which somebody may give. */
export const donationWays = ["paypal", "zelle", "check", "bank"] as const;

export type DonationWay = (typeof donationWays)[number];

/** How often. */
export const pledgeRhythms = ["once", "month"] as const;

export type PledgeRhythm = (typeof pledgeRhythms)[number];

/** Where gifts go: what is empty is no way. */
type Targets = Record<DonationWay, string | null>;

/** The ways that a school has opened, in their order. */
export function waysOpen(targets: Targets): DonationWay[] {
  return donationWays.filter((way) => targets[way]);
}

/**
 * An amount in cents as somebody has typed it: with or without a dollar sign, with commas between thousands, in the full-width digits of a Chinese input
 * method. Not a number where it is none.
 */
export function centsTyped(typed: string): number {
  const plain = typed.normalize("NFKC").replace(/[\s$]|USD|US/giu, "");
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(plain)) return Number.NaN;
  return Math.round(Number(plain.replaceAll(",", "")) * 100);
}
