import { VisuallyHidden } from "@mantine/core";
import classes from "./count-badge.module.css";

type CountBadgeProps = {
  /** Nothing is shown of none, and until it is known. */
  count: number | undefined;
  /** The number in words, for whoever listens. */
  label: string;
};

/** How much there is to do, beside the way there. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (!count) return null;
  return (
    <>
      {" "}
      <span className={classes.badge}>
        <span aria-hidden="true" className={classes.count}>
          {count}
        </span>
        <VisuallyHidden component="span">{label}</VisuallyHidden>
      </span>
    </>
  );
}
