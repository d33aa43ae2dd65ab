import classes from "./badge-figure.module.css";

/** The water grows: a bowl, a jar, a stream, and at last it is through the stone. */
export const solvedMotifs = {
  "solved-5": (
    <>
      <path className={classes.water} d="M0-58c8 11 13 18 13 25a13 13 0 0 1-26 0c0-7 5-14 13-25Z" />
      <path className={classes.stone} d="M-48-8h96c0 30-20 46-48 46s-48-16-48-46Z" />
      <ellipse className={classes.waterDeep} cy="-8" rx="48" ry="10" />
      <ellipse className={classes.water} cy="-8" rx="26" ry="5" />
    </>
  ),
  "solved-10": (
    <>
      <path
        className={classes.stone}
        d="M-20-56h40v14c20 8 30 24 30 42 0 26-20 40-50 40s-50-14-50-40c0-18 10-34 30-42Z"
      />
      <path className={classes.water} d="M-49-6c16 8 33-8 49 0s33 8 49 0c2 26-18 39-49 39s-51-13-49-39Z" />
      <path className={classes.stoneLine} d="M-20-44c-30-4-34 18-22 26M20-44c30-4 34 18 22 26" />
    </>
  ),
  "solved-26": (
    <>
      <path
        className={classes.water}
        d="M-14-62C30-46-30-34-8-18 14-4 40 6 26 44h-58C-12 20-44 8-42-12-40-34 0-42-14-62Z"
      />
      <ellipse className={classes.stone} cx="38" cy="-28" rx="17" ry="11" />
      <ellipse className={classes.stone} cx="-46" cy="22" rx="13" ry="9" />
      <ellipse className={classes.stoneLight} cx="-38" cy="-38" rx="12" ry="8" />
      <path className={classes.groundLine} d="M-14-8c10 8 18 10 18 24" />
    </>
  ),
  "solved-52": (
    <>
      <path
        className={classes.stone}
        fillRule="evenodd"
        d="M-56-14c-2-26 20-42 56-42s60 14 57 42S36 26 0 26s-54-12-56-40Zm32 0c0 14 10 22 24 22s24-8 24-22-10-22-24-22-24 8-24 22Z"
      />
      <path className={classes.water} d="M0-44c12 18 19 28 19 40a19 19 0 0 1-38 0c0-12 7-22 19-40Z" />
      <path className={classes.waterLine} d="M0 16v18" />
    </>
  ),
};
