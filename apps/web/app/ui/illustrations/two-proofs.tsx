import classes from "./two-proofs.module.css";

/** Zhao Shuang's figure on the triangle 3, 4, 5: four of them and a unit square fill the square on the long side. */
export function HypotenuseFigure() {
  return (
    <svg viewBox="-2 -2 74 74" className={classes.figure} aria-hidden="true" focusable="false">
      {Array.from({ length: 8 }, (_, line) => (
        <path key={line} className={classes.grid} d={`M${line * 10} 0V70M0 ${line * 10}H70`} />
      ))}
      <path className={classes.first} d="M30 0V30H70Z" />
      <path className={classes.second} d="M70 30H40V70Z" />
      <path className={classes.first} d="M40 70V40H0Z" />
      <path className={classes.second} d="M0 40H30V0Z" />
      <path className={classes.core} d="M30 30H40V40H30Z" />
      <path className={classes.outline} d="M30 0 70 30 40 70 0 40Z" />
    </svg>
  );
}

/** Euclid's figure, Elements I.47, on the same triangle: the altitude cuts 25 into 9 and 16. */
export function WindmillFigure() {
  return (
    <svg viewBox="-27 -58 104 110" className={classes.figure} aria-hidden="true" focusable="false">
      <path className={classes.first} d="M0 0 18-24-6-42-24-18Z" />
      <path className={classes.first} d="M0 0H18V50H0Z" />
      <path className={classes.second} d="M50 0 18-24 42-56 74-32Z" />
      <path className={classes.second} d="M18 0H50V50H18Z" />
      <path className={classes.core} d="M0 0H50L18-24Z" />
      <path className={classes.outline} d="M0 0H50L18-24ZM0 0V50H50V0M0 0-24-18-6-42 18-24 42-56 74-32 50 0" />
      <path className={classes.dashed} d="M18-24V50" />
      <text x="9" y="28">
        9
      </text>
      <text x="34" y="28">
        16
      </text>
      <text x="-3" y="-19">
        9
      </text>
      <text x="46" y="-26">
        16
      </text>
    </svg>
  );
}
