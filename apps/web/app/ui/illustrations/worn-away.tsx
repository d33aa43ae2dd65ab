import classes from "./scene.module.css";

/** 404, with a stone for the zero: the water has gone right through it. */
export function WornAway() {
  return (
    <svg className={classes.scene} viewBox="0 0 320 150" aria-hidden="true" focusable="false">
      <text x="62" y="108">
        4
      </text>
      <text x="258" y="108">
        4
      </text>
      <path
        className={classes.rock}
        fillRule="evenodd"
        d="M118 82c-4-26 14-46 42-46s48 18 45 44-20 38-46 38-37-12-41-36Zm26-5c0 12 7 19 17 19s17-8 17-19-7-18-17-18-17 7-17 18Z"
      />
      <path
        className={classes.shade}
        d="M205 80c-3 26-20 38-46 38-9 0-17-2-23-5 30 3 56-8 69-33Zm-61-3c0-11 7-18 17-18 4 0 8 1 11 4-12-1-20 6-21 19v9c-5-3-7-8-7-14Z"
      />
      <path className={classes.water} d="M161 100c5 7 8 11 8 15a8 8 0 0 1-16 0c0-4 3-8 8-15Z" />
      <ellipse className={classes.line} cx="161" cy="136" rx="16" ry="3.5" />
      <ellipse className={classes.line} cx="161" cy="136" rx="34" ry="7" />
    </svg>
  );
}
