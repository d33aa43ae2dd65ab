import classes from "./ripples.module.css";

/** Radii 1, √2, √3 …: every ring between two circles holds as much water as the first circle. */
const rings = Array.from({ length: 7 }, (_, index) => 26 * Math.sqrt(index + 1));

/** So long the drop falls, which is nearly half of its animation; the rings begin when it lands. */
const FALL_MS = 400;

/** A drop and the rings that it makes; `lively` lets it fall, where motion is welcome. */
export function Ripples({ lively }: { lively: boolean }) {
  return (
    <svg
      className={classes.ripples}
      data-lively={lively ? "" : undefined}
      viewBox="-100 -70 200 110"
      aria-hidden="true"
      focusable="false"
    >
      {rings.map((radius, index) => (
        <ellipse
          key={radius}
          className={classes.ring}
          cy="18"
          rx={radius}
          ry={radius * 0.24}
          style={{ animationDelay: `${FALL_MS + index * 90}ms`, opacity: 1 - index * 0.13 }}
        />
      ))}
      <path className={classes.drop} d="M0-62c9 12.6 14 20.3 14 28a14 14 0 0 1-28 0c0-7.7 5-15.4 14-28Z" />
    </svg>
  );
}
