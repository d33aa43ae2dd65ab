/** Limits of what the office writes about the site itself. Lengths count code points after trimming. */
export const siteLimits = {
  ANNOUNCEMENT_MAX: 200,
  SITE_ADDRESS_MAX: 500,
  APPEAL_MAX: 1500,
  GIFT_DOES_MAX: 100,
  GIFT_AMOUNTS_MAX: 8,
  GIFT_WAY_MAX: 500,
  SHELF_LINE_MAX: 120,
  SHELF_WHY_MAX: 300,
  SHELF_BOOKS_MAX: 40,
} as const;
