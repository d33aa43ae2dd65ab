import classes from "./scene.module.css";

/** A stone with a shallow hollow, and the place where a drop will be: nothing here yet. */
export function WaitingHollow() {
  return (
    <svg className={classes.scene} viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <path
        className={classes.rock}
        d="M18 138c-4-30 8-46 34-48 18-1 30-2 42-2 8 0 12 10 26 10s18-10 26-10c12 0 24 1 42 2 26 2 38 18 34 48Z"
      />
      <path
        className={classes.shade}
        d="M94 88c8 0 12 10 26 10s18-10 26-10c-6 12-14 18-26 18s-20-6-26-18Zm128 50c2-12 1-21-2-29-12 18-70 24-202 29Z"
      />
      <path className={classes.wanted} d="M120 22c11 15 17 24 17 33a17 17 0 0 1-34 0c0-9 6-18 17-33Z" />
      <path className={classes.faint} d="M120 4v8" />
    </svg>
  );
}
