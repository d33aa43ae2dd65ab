import classes from "./badge-figure.module.css";

/** What other parts of the site give badges for. */
export const roomMotifs = {
  lessons: (
    <>
      <path className={classes.waterDeep} d="M0-20c-14-12-32-14-48-10v58c16-4 34-2 48 10Z" />
      <path className={classes.water} d="M0-20c14-12 32-14 48-10v58c-16-4-34-2-48 10Z" />
      <path
        className={classes.groundLine}
        d="M-36-8c8-1 16 0 24 4M-36 10c8-1 16 0 24 4M36-8c-8-1-16 0-24 4M36 10c-8-1-16 0-24 4"
      />
    </>
  ),
  tests: (
    <>
      <path className={classes.stone} d="M-40-50h80c0 22-14 32-36 34h-8c-22-2-36-12-36-34Z" />
      <path className={classes.water} d="M0-12c5 7 8 11 8 16a8 8 0 0 1-16 0c0-5 3-9 8-16Z" />
      <path className={classes.stoneLine} d="M-38 14v40h76V14" />
      <path className={classes.waterDeep} d="M-34 30c12-5 22 5 34 0s22 5 34 0v21h-68Z" />
      <path className={classes.lightLine} d="M54 20v6M54 38v6" />
    </>
  ),
  homework: (
    <>
      <path className={classes.stoneLight} d="M-38-46h62v96h-62Z" />
      <path className={classes.waterLine} d="M-26-26h38M-26-8h38M-26 10h20" />
      <g transform="rotate(30 24 24)">
        <path className={classes.light} d="M18-26h16v54H18Z" />
        <path className={classes.stone} d="M18 28h16l-8 18Z" />
      </g>
    </>
  ),
  forum: (
    <>
      <circle className={classes.waterLine} cx="-17" cy="4" r="32" />
      <circle className={classes.stoneLine} cx="17" cy="4" r="32" />
      <circle className={classes.waterDeep} cx="-17" cy="4" r="10" />
      <circle className={classes.stone} cx="17" cy="4" r="10" />
    </>
  ),
};
