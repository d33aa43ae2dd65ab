import classes from "./first-drop-badge.module.css";

const ticks = Array.from({ length: 60 }, (_, tick) => tick * 6);

/** The first badge: a drop over its first ring. `locked` for one who has yet to earn it. */
export function FirstDropBadge({ size = 160, locked = false }: { size?: number; locked?: boolean }) {
  return (
    <svg
      className={classes.badge}
      data-locked={locked ? "" : undefined}
      viewBox="-80 -80 160 160"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <circle className={classes.rim} r="77" />
      <circle className={classes.face} r="62" />
      {ticks.map((angle) => (
        <path key={angle} className={classes.tick} d={`M0-74v${angle % 30 ? 4 : 8}`} transform={`rotate(${angle})`} />
      ))}
      <ellipse className={classes.ring} cy="30" rx="14" ry="4" />
      <ellipse className={classes.ring} cy="30" rx="28" ry="8" />
      <ellipse className={classes.ring} cy="30" rx="42" ry="12" />
      <path className={classes.drop} d="M0-44c13 18 20 29 20 40a20 20 0 0 1-40 0c0-11 7-22 20-40Z" />
      <path className={classes.glint} d="M-11-3a11 11 0 0 0 7 10" />
    </svg>
  );
}
