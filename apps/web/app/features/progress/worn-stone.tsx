import { stalactite } from "../../ui/illustrations/stalactite.ts";
import classes from "./worn-stone.module.css";

/** So many drops wear through the stone: a year of weeks. */
export const STONE_DROPS = 52;

const TOP = 196;
const THICKNESS = 92;
const above = stalactite(104);

/** The stone as worn as somebody's solved problems have made it; every earlier surface is still there as a line. */
export function WornStone({ drops }: { drops: number }) {
  const worn = Math.min(drops, STONE_DROPS);
  const through = worn === STONE_DROPS;
  const earlier = Array.from({ length: Math.max(0, worn - 1) }, (_, index) => index + 1);
  return (
    <svg className={classes.stone} viewBox="0 0 400 300" aria-hidden="true" focusable="false">
      <g transform="translate(200 0)">
        <path d={above.outline} fill="var(--rock)" />
        <path d={above.shade} fill="var(--rock-dark)" />
      </g>
      <path className={classes.block} d={blockPath(worn, through)} />
      <path className={classes.shade} d="M24 262c60-10 120 6 176 0s120-12 176 0v26H24Z" />
      {!through && worn > 0 && <path className={classes.water} d={waterPath(worn)} />}
      {earlier.map((count) => (
        <path key={count} className={classes.earlier} d={hollow(count)} />
      ))}
      <path className={classes.surface} d={surfacePath(worn, through)} />
      <path className={classes.drop} d="M200 136c6.4 8.8 10 14.6 10 20a10 10 0 0 1-20 0c0-5.4 3.6-11.2 10-20Z" />
    </svg>
  );
}

const depthOf = (drops: number) => (drops / STONE_DROPS) * THICKNESS;
const halfWidthOf = (drops: number) => 26 + 62 * Math.sqrt(drops / STONE_DROPS);

/** The hollow's line after so many drops, from rim to rim. */
function hollow(drops: number): string {
  return `M${200 - halfWidthOf(drops)} ${TOP}${hollowCurve(drops)}`;
}

function hollowCurve(drops: number): string {
  const [depth, half] = [depthOf(drops), halfWidthOf(drops)];
  const bottom = TOP + depth;
  return (
    `C${200 - half * 0.5} ${TOP} ${200 - half * 0.45} ${bottom} 200 ${bottom}` +
    `C${200 + half * 0.45} ${bottom} ${200 + half * 0.5} ${TOP} ${200 + half} ${TOP}`
  );
}

function surfacePath(drops: number, through: boolean): string {
  const start = `M24 ${TOP}`;
  return through ? `${start}H112M288 ${TOP}H376` : `${start}H${200 - halfWidthOf(drops)}${hollowCurve(drops)}H376`;
}

function blockPath(drops: number, through: boolean): string {
  const bottom = TOP + THICKNESS;
  if (through) {
    return (
      `M24 ${TOP}H112C156 ${TOP} 176 ${bottom - 20} 184 ${bottom}H34Q24 ${bottom} 24 ${bottom - 10}Z` +
      `M376 ${TOP}H288C244 ${TOP} 224 ${bottom - 20} 216 ${bottom}H366Q376 ${bottom} 376 ${bottom - 10}Z`
    );
  }
  return (
    `M24 ${TOP}H${200 - halfWidthOf(drops)}${hollowCurve(drops)}H376V${bottom - 10}` +
    `Q376 ${bottom} 366 ${bottom}H34Q24 ${bottom} 24 ${bottom - 10}Z`
  );
}

/** Water stands in the lower half of the hollow: the two curves, cut at their middle (de Casteljau). */
function waterPath(drops: number): string {
  const [depth, half] = [depthOf(drops), halfWidthOf(drops)];
  const bottom = TOP + depth;
  const [level, reach] = [TOP + depth / 2, half * 0.48125];
  return (
    `M${200 - reach} ${level}C${200 - half * 0.35} ${TOP + depth * 0.75} ${200 - half * 0.225} ${bottom} 200 ${bottom}` +
    `C${200 + half * 0.225} ${bottom} ${200 + half * 0.35} ${TOP + depth * 0.75} ${200 + reach} ${level}Z`
  );
}
