import type { OwnPlace } from "@dripstone/contract/classes/places";
import { useTranslation } from "react-i18next";
import { usePrices } from "../../../ui/prices/use-prices.ts";

/** What a place costs, as it was when it was taken, and whether that is paid. */
export function PaymentState({ place: { priceCents, payment } }: { place: OwnPlace }) {
  const { t } = useTranslation("class-places");
  const price = usePrices()(priceCents);
  return t(`standing.payment.${priceCents === 0 ? "free" : payment}`, { price });
}
