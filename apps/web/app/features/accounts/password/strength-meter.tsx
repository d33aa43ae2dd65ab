import type { Strength } from "@dripstone/passwords";
import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./strength-meter.module.css";

const steps = [0, 1, 2, 3, 4] as const satisfies readonly Strength[];
const FIRST_PRAISE: Strength = 2;

type StrengthMeterProps = {
  /** Null: not known, or nothing typed. */
  strength: Strength | null;
  /** A password that breaks a rule is not praised, however hard it is to guess. */
  isKept: boolean;
};

/** Five steps from "too easy to guess" to "very strong", and the words for them: seen as praise, for the field's own line tells the rest. */
export function StrengthMeter({ strength, isKept }: StrengthMeterProps) {
  const { t } = useTranslation("accounts");
  const words = strength === null ? "" : t(`strength.${strength}`);
  const isWeak = strength !== null && strength < FIRST_PRAISE;
  return (
    <div className={classes.strength} data-strength={isKept || isWeak ? (strength ?? undefined) : "unsaid"}>
      {strength !== null && (
        <VisuallyHidden>
          <meter aria-label={t("strength.label")} aria-valuetext={words} max={steps.length} value={strength + 1} />
        </VisuallyHidden>
      )}
      <div aria-hidden className={classes.steps}>
        {steps.map((step) => (
          <span key={step} data-reached={(strength !== null && step <= strength) || undefined} />
        ))}
      </div>
      {/* Announced only when the step changes, not with every key. */}
      <p role="status" className={classes.words}>
        {isWeak ? <VisuallyHidden component="span">{words}</VisuallyHidden> : isKept && words}
      </p>
    </div>
  );
}
