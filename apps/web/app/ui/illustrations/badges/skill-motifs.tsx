import classes from "./badge-figure.module.css";

/** Tools, lights and kinds of stone: how somebody solves. */
export const skillMotifs = {
  "first-try": (
    <>
      <path className={classes.stone} d="M-56 24h112v18q0 12-12 12h-88q-12 0-12-12Z" />
      <g transform="rotate(32 -6 18)">
        <path className={classes.waterDeep} d="M-15-66h18v54H-15Z" />
        <path className={classes.stoneLight} d="M-15-12H3L-6 20Z" />
        <path className={classes.stone} d="M-20-70H8v12h-28Z" />
      </g>
      <path className={classes.lightLine} d="M-34 8-48 0M-30-8l-8-14M10 14l16-6M-14 12" />
    </>
  ),
  "no-hints": (
    <>
      <path className={classes.light} d="M34-58c12 14 16 21 16 30a15 15 0 0 1-30 0c0-9 6-16 14-30Z" />
      <path className={classes.stone} d="M-50-8h46c20 0 26-8 44-8 2 10-6 16-10 18-4 26-20 34-42 34-24 0-40-14-38-44Z" />
      <path className={classes.stone} d="M-34 40h48l8 14h-64Z" />
      <path className={classes.stoneLine} d="M-48-2c-14 4-14 22 2 26" />
      <ellipse className={classes.waterDeep} cx="-26" cy="-8" rx="20" ry="5" />
    </>
  ),
  "easy-5": (
    <>
      <path className={classes.waterLine} d="M-50 36c16 16 84 16 100 0M-36 18c12 10 60 10 72 0" />
      <ellipse className={classes.stone} cy="-8" rx="42" ry="28" />
      <path className={classes.groundLine} d="M-26-14c4-8 12-12 22-12" />
    </>
  ),
  "medium-5": (
    <>
      <path className={classes.stoneLight} d="M0-50 48-26 0-2-48-26Z" />
      <path className={classes.stone} d="M-48-26 0-2v52l-48-24Z" />
      <path className={classes.waterDeep} d="M48-26 0-2v52l48-24Z" />
    </>
  ),
  "hard-5": (
    <>
      <path className={classes.water} d="M-8-60 16-32 8 46h-30L-30-34Z" />
      <path className={classes.waterDeep} d="M-8-60 16-32 8 46H-8Z" />
      <path className={classes.stone} d="M32-30 50-8 36 46H10l6-50Z" />
      <path className={classes.stoneLight} d="M-42-14-30-2l8 48h-24l-10-40Z" />
    </>
  ),
  "all-difficulties": (
    <>
      <path className={classes.stoneLight} d="M-50-46c34-8 66 8 100 0v24c-34 8-66-8-100 0Z" />
      <path className={classes.stone} d="M-50-14c34-8 66 8 100 0v24c-34 8-66-8-100 0Z" />
      <path className={classes.waterDeep} d="M-50 18c34-8 66 8 100 0v26c-34 8-66-8-100 0Z" />
    </>
  ),
  "excellent-explanation": (
    <>
      <path className={classes.waterLine} d="M-46 12c-8 26 18 40 44 34s42-20 44-2" strokeWidth="10" />
      <g transform="rotate(38)">
        <path className={classes.stone} d="M-7-74H7v62H-7Z" />
        <path className={classes.light} d="M-10-16h20v14h-20Z" />
        <path className={classes.waterDeep} d="M-11-2h22C12 18 4 26 0 40c-4-14-12-22-11-42Z" />
      </g>
    </>
  ),
  comeback: (
    <>
      <path className={classes.stone} d="M-56 48c-4-26 14-42 40-42l16 22 12-22c30 0 48 16 44 42Z" />
      <path className={classes.waterLine} d="M0 28C2 6-2-8 0-26" strokeWidth="8" />
      <path className={classes.water} d="M0-20c-2-22-20-32-44-30 2 22 18 34 44 30Z" />
      <path className={classes.waterDeep} d="M0-26c0-20 14-34 38-34 2 22-12 36-38 34Z" />
    </>
  ),
};
