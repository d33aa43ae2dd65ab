import type { Recomputation } from "../testing/recomputation.ts";

const SIZE = 5;
const channel = { north: 52, east: 20, south: 8, west: 16 };

/** Lets the floor settle: every tile takes the average of its neighbors again and again. */
function settledFloor(): number[][] {
  const floor = Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => 0));
  const warmth = (row: number, column: number) =>
    row < 0
      ? channel.north
      : row >= SIZE
        ? channel.south
        : column < 0
          ? channel.west
          : (floor[row]?.[column] ?? channel.east);
  for (let round = 0; round < 1000; round += 1) {
    for (const [row, tiles] of floor.entries()) {
      for (const column of tiles.keys()) {
        const neighbors = [
          [row - 1, column],
          [row + 1, column],
          [row, column - 1],
          [row, column + 1],
        ] as const;
        tiles[column] = neighbors.reduce((sum, [y, x]) => sum + warmth(y, x), 0) / 4;
      }
    }
  }
  return floor;
}

const middle = settledFloor()[(SIZE - 1) / 2]?.[(SIZE - 1) / 2] ?? Number.NaN;

export const recomputation: Recomputation = {
  answer: () => Math.round(middle * 1e9) / 1e9,
  slips: {
    "two-sides": (channel.north + channel.south) / 2,
    "other-two-sides": (channel.east + channel.west) / 2,
    "four-floors": Math.round(middle * 4e9) / 1e9,
  },
  right: ["24 degrees", "96/4", "24度"],
  wrong: ["20", "26", "34", "-24"],
};
