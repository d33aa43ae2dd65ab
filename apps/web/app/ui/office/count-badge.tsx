import { VisuallyHidden } from "@mantine/core";
import { useLocale } from "../../i18n/use-locale.ts";
import { writeNumber } from "../../i18n/write-number.ts";
import classes from "./count-badge.module.css";

type CountBadgeProps = {
  /** Nothing is shown of none, and until it is known. */
  count: number | undefined;
  /** The number in words, for whoever listens. */
  label: string;
};

/** How much there is to do, beside the way there. */
export function CountBadge({ count, label }: CountBadgeProps) {
  const locale = useLocale();
  if (!count) return null;
  return (
    <>
      {" "}
      <span className={classes.badge}>
        <span aria-hidden="true" className={classes.count}>
          {writeNumber(locale, count)}
        </span>
        <VisuallyHidden component="span">{label}</VisuallyHidden>
      </span>
    </>
  );
}
