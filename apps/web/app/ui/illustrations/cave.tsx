import classes from "./cave.module.css";
import { stalactite } from "./stalactite.ts";

/** Where the small ones hang, from the right edge, and how long they are. */
const ceiling: [x: number, length: number][] = [
  [26, 92],
  [64, 40],
  [352, 118],
  [398, 58],
  [430, 26],
  [560, 44],
  [700, 72],
  [738, 30],
  [890, 22],
  [1010, 50],
  [1046, 20],
  [1190, 64],
  [1228, 34],
];

const main = stalactite(220);
const smallOnes = ceiling.map(([x, length]) => ({ x, ...stalactite(length) }));

/** Where the drop is after 0, 1, 2, 3 and 4 equal moments: the squares, of 16 parts of its way. */
const moments = [0, 1, 4, 9, 16];

/** Radii 1, √2, √3 …: every ring between two circles holds as much as the first circle. */
const rings = Array.from({ length: 12 }, (_, index) => 30 * Math.sqrt(index + 1));

/** The opening picture: dripstones, a falling drop with its 1, 3, 5, 7, and the pool's rings. The page tells what it hides. */
export function Cave() {
  return (
    <div className={classes.cave}>
      <svg
        className={classes.ceiling}
        viewBox="-1280 0 1280 130"
        preserveAspectRatio="xMaxYMin slice"
        aria-hidden="true"
        focusable="false"
      >
        {smallOnes.map(({ x, outline, shade }) => (
          <g key={x} transform={`translate(${-x} 0)`}>
            <path d={outline} fill="var(--rock)" />
            <path d={shade} fill="var(--rock-dark)" />
          </g>
        ))}
      </svg>
      <div className={classes.pool}>
        <svg className={classes.rings} viewBox="-220 -44 440 88" aria-hidden="true" focusable="false">
          {rings.map((radius) => (
            <ellipse key={radius} rx={radius} ry={radius * 0.2} />
          ))}
        </svg>
      </div>
      <div className={classes.column}>
        <svg className={classes.main} viewBox="-48 0 96 222" aria-hidden="true" focusable="false">
          <path d={main.outline} fill="var(--rock)" />
          <path d={main.shade} fill="var(--rock-dark)" />
        </svg>
        <div className={classes.track} aria-hidden="true">
          {moments.map((moment, index) => (
            <span key={moment} className={classes.moment} data-moment={moment}>
              <Drop />
              {index > 0 && <span className={classes.parts}>{2 * index - 1}</span>}
            </span>
          ))}
          <span className={classes.falling}>
            <Drop />
          </span>
        </div>
      </div>
    </div>
  );
}

function Drop() {
  return (
    <svg className={classes.drop} viewBox="0 0 12 18" aria-hidden="true" focusable="false">
      <path d="M6 0c3.8 5.2 6 8.6 6 11.9a6 6 0 0 1-12 0C0 8.6 2.2 5.2 6 0Z" />
    </svg>
  );
}
