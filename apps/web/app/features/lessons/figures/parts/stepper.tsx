import { useTranslation } from "react-i18next";
import classes from "./figures.module.css";
import { clamp } from "./settings.ts";

type StepperProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onValue: (value: number) => void;
};

/** A number that goes up and down by its buttons. */
export function Stepper({ label, value, min, max, step = 1, onValue }: StepperProps) {
  const { t } = useTranslation("figures");
  return (
    <fieldset aria-label={label} className={classes.stepper}>
      <span className={classes.stepped}>{label}</span>
      <button
        type="button"
        aria-label={t("less", { name: label })}
        disabled={value <= min}
        onClick={() => onValue(clamp(value - step, min, max))}
      >
        −
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={t("more", { name: label })}
        disabled={value >= max}
        onClick={() => onValue(clamp(value + step, min, max))}
      >
        +
      </button>
    </fieldset>
  );
}
