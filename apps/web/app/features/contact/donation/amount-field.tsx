import { centsTyped } from "@dripstone/contract/contact/donation";
import type { ShownDonation } from "@dripstone/contract/site/payloads";
import { Button, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { TextField } from "../../../ui/form/use-fields.ts";
import { usePrices } from "../../../ui/prices/use-prices.ts";
import classes from "./amount-field.module.css";

type Amounts = ShownDonation["amounts"];

type AmountFieldProps = { field: TextField; amounts: Amounts; onChoose: (dollars: number) => void };

/** How much somebody gives: one of the amounts that the school suggests, each with what it does, or any other. */
export function AmountField({ field, amounts, onChoose }: AmountFieldProps) {
  const { t } = useTranslation("contact");
  return (
    <div className={classes.amount}>
      <SuggestedAmounts amounts={amounts} cents={centsTyped(field.value)} onChoose={onChoose} />
      <TextInput
        {...field}
        label={t("pledge.amount")}
        description={t("pledge.amountHint")}
        inputMode="decimal"
        autoComplete="off"
        leftSection="$"
        className={classes.typed}
      />
    </div>
  );
}

type SuggestedAmountsProps = {
  amounts: Amounts;
  /** What is typed; NaN where that is no amount. */
  cents?: number;
  /** Left out where they are only shown. */
  onChoose?: (dollars: number) => void;
};

export function SuggestedAmounts({ amounts, cents = Number.NaN, onChoose }: SuggestedAmountsProps) {
  const { t } = useTranslation("contact");
  const price = usePrices();
  if (amounts.length === 0) return null;
  return (
    <ul className={classes.suggested} aria-label={t("pledge.suggested")}>
      {amounts.map(({ dollars, does }, index) => (
        <li key={index}>
          {onChoose ? (
            <Button
              variant={cents === dollars * 100 ? "filled" : "default"}
              aria-pressed={cents === dollars * 100}
              onClick={() => onChoose(dollars)}
            >
              {price(dollars * 100)}
            </Button>
          ) : (
            <strong>{dollars < 0 ? "" : price(dollars * 100)}</strong>
          )}
          <span>{does}</span>
        </li>
      ))}
    </ul>
  );
}
