import classes from "./badge-figure.module.css";

const spokes = [0, 45, 90, 135];
const paddles = Array.from({ length: 8 }, (_, index) => index * 45);

/** What is laid stone by stone, and holds because none is left out. */
export const streakMotifs = {
  "streak-3": (
    <>
      <ellipse className={classes.stone} cy="20" rx="42" ry="15" />
      <ellipse className={classes.stoneLight} cx="-3" cy="-9" rx="30" ry="14" />
      <ellipse className={classes.stone} cx="4" cy="-35" rx="19" ry="12" />
    </>
  ),
  "streak-5": (
    <>
      <path
        className={classes.waterLine}
        d="M-50-36c10-7 18 7 28 0s18 7 28 0M-4-10c10-7 18 7 28 0s12 4 24 0M-52 6c8-5 14 3 22 0"
      />
      <ellipse className={classes.stoneLight} cx="-32" cy="27" rx="18" ry="9" />
      <ellipse className={classes.stone} cx="6" cy="18" rx="16" ry="8" />
      <ellipse className={classes.stoneLight} cx="-24" cy="-10" rx="14" ry="7" />
      <ellipse className={classes.stone} cx="26" cy="-28" rx="13" ry="6.500" />
      <ellipse className={classes.stoneLight} cx="2" cy="-49" rx="11" ry="5.500" />
    </>
  ),
  "streak-10": (
    <>
      <path
        className={classes.stoneLight}
        fillRule="evenodd"
        d="M-56 16C-40-24-20-42 0-42s40 18 56 58H30C24-4 14-14 0-14s-24 10-30 30Z"
      />
      <path className={classes.groundLine} d="M0-40v24M-24-32l10 21M24-32 14-11" />
      <path className={classes.waterLine} d="M-46 28c10-7 18 7 28 0s18 7 28 0 18 7 28 0" />
    </>
  ),
  "streak-26": (
    <>
      <g transform="translate(0 -14)">
        {paddles.map((angle) => (
          <path key={angle} className={classes.stone} d="M-8-44H8v15H-8Z" transform={`rotate(${angle})`} />
        ))}
        <circle className={classes.stoneLine} r="27" />
        {spokes.map((angle) => (
          <path key={angle} className={classes.stoneLine} d="M-26 0H26" transform={`rotate(${angle})`} />
        ))}
        <circle className={classes.light} r="9" />
      </g>
      <path className={classes.waterLine} d="M-46 28c10-8 18 6 28 0s18 6 28 0 18 6 28 0" />
    </>
  ),
  "streak-52": (
    <>
      <path
        className={classes.stoneLight}
        d="M-26-52H26C20-30 11-20 10-6 9 8 22 22 30 36H-30C-22 22-9 8-10-6-11-20-20-30-26-52Z"
      />
      <path className={classes.stone} d="M26-52C20-30 11-20 10-6 9 8 22 22 30 36H8C0 20-1 4 0-8 2-24 8-36 8-52Z" />
      <path className={classes.stone} d="M-44-42h12l-6 26ZM34-46h12l-6 22Z" />
      <path
        className={classes.water}
        d="M-38-10c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13ZM40-18c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13Z"
      />
    </>
  ),
};
