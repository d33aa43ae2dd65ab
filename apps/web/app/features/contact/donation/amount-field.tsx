import { centsTyped } from "@dripstone/contract/contact/donation";
import { Button, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { site } from "../../../../../../site.config.ts";
import type { TextField } from "../../../ui/form/use-fields.ts";
import { usePrices } from "../../../ui/prices/use-prices.ts";
import classes from "./amount-field.module.css";

type AmountFieldProps = { field: TextField; onChoose: (dollars: number) => void };

/** How much somebody gives: one of the amounts that the school suggests, each with what it does, or any other. */
export function AmountField({ field, onChoose }: AmountFieldProps) {
  const { t } = useTranslation("contact");
  const price = usePrices();
  const cents = centsTyped(field.value);
  const does = t("pledge.does", { returnObjects: true }) as string[];
  return (
    <div className={classes.amount}>
      <ul className={classes.suggested} aria-label={t("pledge.suggested")}>
        {site.donation.amounts.map((dollars, index) => (
          <li key={dollars}>
            <Button
              variant={cents === dollars * 100 ? "filled" : "default"}
              aria-pressed={cents === dollars * 100}
              onClick={() => onChoose(dollars)}
            >
              {price(dollars * 100)}
            </Button>
            <span>{does[index]}</span>
          </li>
        ))}
      </ul>
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
