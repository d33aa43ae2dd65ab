import { expect, it } from "vitest";
import { boxes, clearAhead, driven, FIELD, ROVER_RADIUS, roverAtStart } from "./field.ts";

it("both wheels forward drive straight on, and the wall comes nearer by as much", () => {
  const start = { ...roverAtStart(), left: 1, right: 1 };
  const later = driven(start, 1_000);
  expect(later.y).toBeCloseTo(start.y);
  expect(later.heading).toBeCloseTo(0);
  expect(clearAhead(start) - clearAhead(later)).toBeCloseTo(later.x - start.x);
  expect(later.x - start.x).toBeCloseTo(24);
});

it("one wheel forward and one backward turn in place", () => {
  const turned = driven({ ...roverAtStart(), left: -1, right: 1 }, 500);
  expect([turned.x, turned.y]).toEqual([roverAtStart().x, roverAtStart().y]);
  expect(turned.heading).toBeGreaterThan(30);
  expect(driven({ ...roverAtStart(), left: 1, right: -1 }, 500).heading).toBeCloseTo(360 - turned.heading);
});

it("nothing is driven through: not a wall, not a box, in any direction", () => {
  for (let heading = 0; heading < 360; heading += 7) {
    const { x, y, hasBumped } = driven({ ...roverAtStart(), heading, left: 1, right: 1 }, 20_000);
    expect(hasBumped, String(heading)).toBe(true);
    expect(Math.min(x, y, FIELD.width - x, FIELD.height - y), String(heading)).toBeGreaterThanOrEqual(ROVER_RADIUS);
    for (const box of boxes) {
      const isInside = x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
      expect(isInside, String(heading)).toBe(false);
    }
  }
});

it("a box ahead is nearer than the wall behind it", () => {
  const below = { ...roverAtStart(), x: 135, y: 20, heading: 90 };
  expect(clearAhead(below)).toBeCloseTo(82 - 20 - ROVER_RADIUS);
});
