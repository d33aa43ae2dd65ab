import classes from "./scene.module.css";

const RADIUS = 34;
const WIDTH = 150;

/**
 * Water that flows around a round stone. The lines are those of an ideal flow: along each of them y (1 - R²/(x² + y²))
 * keeps its value, which is the height at which the line comes from afar.
 */
export function StoneInStream() {
  const heights = [5, 14, 24, 36, 50];
  return (
    <svg className={classes.scene} viewBox={`${-WIDTH} -70 ${2 * WIDTH} 140`} aria-hidden="true" focusable="false">
      {heights.flatMap((height) =>
        [1, -1].map((side) => <path key={height * side} className={classes.line} d={streamline(height, side)} />),
      )}
      <circle className={classes.rock} r={RADIUS - 2} />
      <path className={classes.shade} d="M0 32a32 32 0 0 0 32-32c0-10-4-19-11-24 4 34-14 50-38 50 5 4 11 6 17 6Z" />
    </svg>
  );
}

function streamline(height: number, side: number): string {
  const points: string[] = [];
  for (let x = -WIDTH; x <= WIDTH; x += 6) points.push(`${x} ${(side * heightAt(x, height)).toFixed(1)}`);
  return `M${points.join("L")}`;
}

/** By halving: the value along x grows with y. */
function heightAt(x: number, value: number): number {
  let [low, high] = [Math.sqrt(Math.max(0, RADIUS ** 2 - x ** 2)), value + RADIUS];
  for (let step = 0; step < 24; step++) {
    const y = (low + high) / 2;
    if (y * (1 - RADIUS ** 2 / (x ** 2 + y ** 2)) < value) low = y;
    else high = y;
  }
  return high;
}
