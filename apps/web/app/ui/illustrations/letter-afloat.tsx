import classes from "./scene.module.css";

/** A letter on its way: sealed, and afloat. */
export function LetterAfloat() {
  return (
    <svg className={classes.scene} viewBox="0 0 260 160" aria-hidden="true" focusable="false">
      <ellipse className={classes.line} cx="130" cy="120" rx="118" ry="24" />
      <ellipse className={classes.line} cx="130" cy="120" rx="96" ry="19" />
      <g className={classes.afloat}>
        <path className={classes.paper} d="M72 34H188V114H72Z" />
        <path className={classes.fold} d="M72 34 130 82 188 34M72 114l42-44M188 114l-42-44" />
        <circle className={classes.seal} cx="130" cy="80" r="12" />
        <path fill="var(--paper)" d="M130 72c3 4 5 7 5 9.5a5 5 0 0 1-10 0c0-2.5 2-5.5 5-9.5Z" />
      </g>
      <ellipse className={classes.water} opacity="0.35" cx="130" cy="119" rx="66" ry="9" />
    </svg>
  );
}
