import type { Rover } from "./parts.ts";

export const FIELD = { width: 200, height: 140 };
/** Boxes that stand on the field: left, bottom, width, height. */
export const boxes = [
  { x: 118, y: 82, width: 34, height: 24 },
  { x: 62, y: 48, width: 24, height: 30 },
] as const;
export const ROVER_RADIUS = 8;

/** The wheels are 13 centimeters apart, and roll so far in a second. */
const BASE = 13;
const SPEED = 24;
const STEP_MS = 10;

export const roverAtStart = (): Rover => ({ x: 24, y: 22, heading: 0, left: 0, right: 0, hasBumped: false });

/** Where a rover has come after some time. It stops at what it runs into, while its wheels turn on. */
export function driven(rover: Rover, ms: number): Rover {
  let { x, y, heading, hasBumped } = rover;
  if (rover.left === 0 && rover.right === 0) return rover;
  for (let left = ms; left > 0; left -= STEP_MS) {
    const seconds = Math.min(left, STEP_MS) / 1000;
    const rolled = ((rover.left + rover.right) / 2) * SPEED * seconds;
    heading += (((rover.right - rover.left) * SPEED * seconds) / BASE) * (180 / Math.PI);
    const angle = (heading * Math.PI) / 180;
    const [nextX, nextY] = [x + rolled * Math.cos(angle), y + rolled * Math.sin(angle)];
    if (isFree(nextX, nextY)) [x, y] = [nextX, nextY];
    else if (rolled !== 0) hasBumped = true;
  }
  return { ...rover, x, y, heading: ((heading % 360) + 360) % 360, hasBumped };
}

function isFree(x: number, y: number): boolean {
  const { width, height } = FIELD;
  if (x < ROVER_RADIUS || y < ROVER_RADIUS || x > width - ROVER_RADIUS || y > height - ROVER_RADIUS) return false;
  return boxes.every((box) => {
    const nearX = Math.min(Math.max(x, box.x), box.x + box.width);
    const nearY = Math.min(Math.max(y, box.y), box.y + box.height);
    return Math.hypot(x - nearX, y - nearY) >= ROVER_RADIUS;
  });
}

/** How far it is from the rover's nose to the next wall or box ahead, in centimeters. */
export function clearAhead({ x, y, heading }: Rover): number {
  const angle = (heading * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const inside = { x: 0, y: 0, width: FIELD.width, height: FIELD.height };
  const hits = [inside, ...boxes].flatMap((box) => [
    ...crossings(x, dx, [box.x, box.x + box.width], (far) => y + dy * far, [box.y, box.y + box.height]),
    ...crossings(y, dy, [box.y, box.y + box.height], (far) => x + dx * far, [box.x, box.x + box.width]),
  ]);
  return Math.max(0, Math.min(...hits) - ROVER_RADIUS);
}

/** How far along a ray two parallel sides are met, between the ends of the sides. */
function crossings(
  from: number,
  direction: number,
  sides: readonly [number, number],
  across: (far: number) => number,
  [least, most]: readonly [number, number],
): number[] {
  if (Math.abs(direction) < 1e-9) return [];
  return sides
    .map((side) => (side - from) / direction)
    .filter((far) => far > 0 && across(far) >= least - 1e-6 && across(far) <= most + 1e-6);
}
