import type { InboxMessage } from "@dripstone/contract/contact/inbox/payloads";
import { useTranslation } from "react-i18next";
import { usePrices } from "../../ui/prices/use-prices.ts";

/** A promised gift in a few words. */
export function usePledgeText(): (pledge: NonNullable<InboxMessage["pledge"]>) => string {
  const { t } = useTranslation("contact-inbox");
  const price = usePrices();
  return ({ amountCents, every, way }) =>
    t("pledge", { amount: price(amountCents), every: t(`every.${every}`), way: t(`way.${way}`) });
}
