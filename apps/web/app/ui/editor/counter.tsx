import { lengthOf, lengthOfSaid } from "@dripstone/contract/length";
import { VisuallyHidden } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import classes from "./counter.module.css";

type CounterProps = { id?: string; text: string; min: number; max: number };

/** From so near to the end on, those who hear the page are told how much is left. */
const NEAR = 50;
const TOLD_AFTER_MS = 1_000;

/** How long a text is, counted as the server counts it, and how long it may be. */
export function Counter({ id, text, min, max }: CounterProps) {
  const { t } = useTranslation("editor");
  const length = lengthOf(text);
  const missing = min - lengthOfSaid(text);
  const words =
    length > 0 && missing > 0
      ? t("counter.missing", { count: missing })
      : length > max
        ? t("counter.over", { count: length - max })
        : undefined;
  const [told] = useDebouncedValue(
    length > max - NEAR ? (words ?? t("counter.left", { count: max - length })) : "",
    TOLD_AFTER_MS,
  );
  return (
    <p id={id} className={classes.counter} data-over={length > max || undefined}>
      {words && <span>{words}</span>}
      <span className={classes.count}>
        {length} / {max}
      </span>
      <VisuallyHidden component="span" role="status">
        {told}
      </VisuallyHidden>
    </p>
  );
}
