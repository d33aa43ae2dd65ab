import type { Usage } from "@dripstone/tutor";

type Prices = { priceIn: number; priceOut: number };

/** What so many tokens cost, in millionths of a dollar; prices are those of a million tokens. */
export const costOf = ({ tokensIn, tokensOut }: Usage, { priceIn, priceOut }: Prices): number =>
  Math.ceil((tokensIn * priceIn + tokensOut * priceOut) / 1_000_000);
